/** The text with which a document continues from the name of a law to its number and its parts. */
const details = / ?\(SI |, ?(?:section|regulation|part|schedule|article|paragraph|chapter)s? /i;

/**
 * The name of a law as a document cites it, without its number and the parts that are cited: versions of a document cite
 * other parts of the same law. 'Procurement Act 2023, sections 67 to 69' is the 'Procurement Act 2023'.
 */
export function lawName(regulation: string): string {
  const end = regulation.search(details);
  return end > 0 ? regulation.slice(0, end) : regulation;
}

/** The names of the laws that a document cites, each once. */
export function lawNames(regulations: readonly string[]): string[] {
  return [...new Set(regulations.map(lawName))];
}
