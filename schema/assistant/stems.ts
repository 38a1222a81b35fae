/** So many letters of a word are compared, so that its forms are the same. */
const STEM = 5;

/** Words without their endings. */
export const stemsOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.map((word) => word.replace(/s$/, '').slice(0, STEM)));

/** How many stems stand in both. */
export const common = (some: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...some].filter((one) => others.has(one)).length;
