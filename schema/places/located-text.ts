/** A name, and what is said of where it is; empty where nothing is. */
export interface LocatedText {
  readonly name: string;
  readonly where: string;
}

/** All places are there. */
const everywhere = /^\s*(?:uk|u\.k\.|united kingdom|great britain|gb)\s*$/i;

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
