/** The categories, in the order of the page. */
export const categories = ['guidelines', 'standards', 'policies', 'training', 'assessments'] as const;

/** What a stored category or urgency is called in words: its name with a capital letter. */
export function inWords(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}

/** The length of a file as shown, in thousands of bytes: '3kB', '1.2MB'. */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))}kB` : `${(bytes / 1_000_000).toFixed(1)}MB`;
}

/** The name under which a version is downloaded (slug, version and date). */
export function fileName(slug: string, number: string, publishedOn: string): string {
  return `${slug}-v${number}-${publishedOn}.txt`;
}
