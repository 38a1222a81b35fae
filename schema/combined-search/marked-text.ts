import { wordsOf } from '../queries/search/folded-words.ts';

/** A piece of a text, and whether it answers the search. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** What the stemmer takes away; from short stems less, so that 'care' is not found in 'career'. */
const ending = /^(?:e?s?|e?d|ing?s?|y|ies?|ied|al|ly|ion|ions|ation|ations|ment|ments|ity|ive|ical|ance|ence)$/;
const longEnding = /^(?:ers?|ors?|ists?|ative|ators?|ational|ility|able)$/;
const LONG_STEM = 5;

/** A text in pieces, so that the words which answer a search can be marked without writing any markup. */
export function markedText(text: string, stems: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  const add = (piece: string, isMatch: boolean) => {
    const last = parts.at(-1);
    if (last && !last.isMatch && !isMatch) {
      parts[parts.length - 1] = { text: last.text + piece, isMatch };
    } else if (piece !== '') {
      parts.push({ text: piece, isMatch });
    }
  };
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    add(text.slice(end, index), false);
    const [folded = ''] = wordsOf(word);
    add(
      word,
      stems.some((stem) => isFormOf(folded, stem)),
    );
    end = index + word.length;
  }
  add(text.slice(end), false);
  return parts;
}

function isFormOf(word: string, stem: string): boolean {
  // A stem may end in 'i' where the word has 'y'; one that was looked for as a beginning ends in '*'.
  if (stem.endsWith('*')) {
    return word.startsWith(stem.slice(0, -1));
  }
  const base = stem.length > 3 ? stem.replace(/[iy]$/, '') : stem;
  if (!word.startsWith(base)) {
    return false;
  }
  const rest = word.slice(base.length);
  // A doubled letter before the ending: 'plan', 'planned'.
  const afterDouble = rest.startsWith(base.slice(-1)) ? rest.slice(1) : rest;
  return ending.test(rest) || ending.test(afterDouble) || (base.length >= LONG_STEM && longEnding.test(rest));
}
