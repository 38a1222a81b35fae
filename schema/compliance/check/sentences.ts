/** The most characters of a sentence that are read and shown; a longer one is a table or a list. */
const LONGEST_SENTENCE = 600;

/** A sentence of a checked text. */
export interface Sentence {
  readonly text: string;
  /** In lower case, with plain apostrophes and single spaces. */
  readonly folded: string;
  /** Whether it has one of the words, each from the beginning of a word. */
  readonly has: (words: readonly string[]) => boolean;
}

/** The sentences of a text: lines, and what full stops end within them. Decimal points and 'No. 4' do not end one. */
export function sentencesOf(text: string): readonly Sentence[] {
  return text
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.!?;])\s+(?=[A-Z£"'(])/u))
    .map((part) => part.trim().slice(0, LONGEST_SENTENCE))
    .filter((part) => part !== '')
    .map(sentenceOf);
}

function sentenceOf(text: string): Sentence {
  const folded = text.toLowerCase().replaceAll('\u2019', "'").replaceAll(/\s+/gu, ' ');
  return {
    text,
    folded,
    has: (words) => words.some((word) => isIn(folded, word)),
  };
}

function isIn(folded: string, word: string): boolean {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1))) return true;
  }
  return false;
}
