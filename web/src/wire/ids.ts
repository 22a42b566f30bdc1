/** A name for a question that nobody else uses; pages without https have no randomUUID. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
