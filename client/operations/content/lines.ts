/** The lines of a field that takes a list, an entry on each. */
export function linesOf(text: string | undefined): string[] {
  return [...new Set((text ?? '').split('\n').map((line) => line.trim()))].filter(Boolean);
}
