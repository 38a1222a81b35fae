/** A name, and its region as stated; empty if none is stated. */
export interface LocatedText {
  readonly name: string;
  readonly where: string;
}

/** All places are there. */
const everywhere = /^\s*(?:uk|u\.k\.|united kingdom|great britain|gb)\s*$/i;

/** The number of words in the longest name: 'Newcastle upon Tyne'. */
const MOST_WORDS = 5;

/** The ways to read 'Truro Cornwall' as a name and a region; the longer names first. None if a comma separates them. */
export function readWithoutComma(text: string): LocatedText[] {
  const words = text.trim().split(/\s+/);
  if (text.includes(',') || words.length < 2) {
    return [];
  }
  const longest = Math.min(words.length - 1, MOST_WORDS);
  return Array.from({ length: longest }, (_, place) => longest - place).map((count) => ({
    name: words.slice(0, count).join(' '),
    where: words.slice(count).join(' '),
  }));
}

/** Reads a place as it is shown, 'Leeds, West Yorkshire', or as others write it: 'Leeds, West Yorkshire, UK'. */
export function readLocatedText(text: string): LocatedText {
  const [name = '', ...where] = text.split(',');
  return {
    name: name.trim(),
    where: where
      .filter((part) => !everywhere.test(part))
      .join(' ')
      .trim(),
  };
}
