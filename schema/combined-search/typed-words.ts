import { wordsOf } from '../queries/search/folded-words.ts';

/** More words than these in one search are not looked at. */
const MOST_WORDS = 20;

/** What people write around what they look for, and what all of the portal is about. PostgreSQL's own stop words ('the', 'how', 'for') need no mention. */
const fillers = new Set(
  'anything find finding get getting give help like look looking near need needed needs nhs please search searching show somebody someone something tell thing things want wanted wants would'.split(
    ' ',
  ),
);

/** Whether a word only wraps the question. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/** The words that a user looks for, each once: without those that only wrap the question, unless there are no others. */
export function soughtWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))].slice(0, MOST_WORDS);
  const sought = words.filter((word) => !isFiller(word));
  return sought.length > 0 ? sought : words;
}
