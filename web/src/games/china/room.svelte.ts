/** How much room there is: for a column beside the map, or for large cards below it. */
function watched(query: string): () => boolean {
  const asked = matchMedia(query);
  let holds = $state(asked.matches);
  asked.addEventListener("change", () => (holds = asked.matches));
  return () => holds;
}

export const hasSide = watched("(min-width: 1240px)");
export const hasRoom = watched("(min-width: 700px)");
