/** What a face of a font says that it can draw. */

/** The characters that a face says it has. */
export function lettersOf(face: string): string[] {
  const range = /unicode-range:([^;]+);/.exec(face)?.[1] ?? "";
  return [...range.matchAll(/U\+(\w+)(?:-(\w+))?/g)].flatMap(([, first, last = first]) => {
    const [low, high] = [parseInt(first!, 16), parseInt(last!, 16)];
    return Array.from({ length: high - low + 1 }, (_, n) => String.fromCodePoint(low + n));
  });
}
