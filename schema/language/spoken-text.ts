import { withFigures } from './number-words.ts';

/** Words that people say around a search. Each is removed once, from the beginning or the end. */
const before =
  /^(?:(?:um+|er+|so|ok(?:ay)?|hi|hello|hey|please|can you|could you|would you|i(?:'m| am) looking for|i want(?: to (?:find|buy|see|order|hire|rent))?|i need(?: to (?:find|buy|see|order|hire|rent))?|i(?:'d| would) like|find(?: me)?|search(?: for)?|show(?: me)?|look for|get me|tell me about|do you have|have you got|are there|is there|any|some|where can i (?:find|buy|get|hire|rent))[ ,.]+)+/iu;
const after = /[ ,.]+(?:please|thank you|thanks|for me)[.!?]*$/iu;

/** A spoken question as a search: without what only wraps it, amounts in figures. */
export function searchOfSpoken(spoken: string): string {
  const plain = spoken.replaceAll('\u2019', "'").replaceAll(/\s+/gu, ' ').trim();
  const asked = plain
    .replace(after, '')
    .replace(before, '')
    .replace(/[.!?,]+$/u, '')
    .trim();
  return withFigures(asked === '' ? plain : asked);
}
