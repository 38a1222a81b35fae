import { ValidationError } from '../errors.ts';
import { LONGEST_TEXT } from '../queries/filter-values.ts';
import { wordsOf } from '../queries/search/folded-words.ts';
import { isOverlong } from '../text/text-length.ts';
import { type BandPayQuestion, bandPayAskedFor } from './band-pay.ts';

/** So many characters a question may have. */
export const LONGEST_QUESTION = 1_000;

/** Words that only wrap a question. */
const wrapping = new Set(
  `a about all am an and any are at be been but by can could did do does for from get go had has have hello hi how i id if
  im in into is it its ive know list may me much my need of on or our please see should show so some tell that the their
  them then there these they this to us want was we were what whats when where wheres which who why will with would you your
  available currently give find looking look portal site website view explain mean means happens happen happened long
  something anything everything nothing thing things someone anyone everyone here now moment just only also still any some
  not no never cant cannot dont doesnt didnt isnt wont havent hasnt too so very really please thanks ever lets let put
  if then than as after before while it says said say whether which want wants wanted able allowed possible`
    .trim()
    .split(/\s+/),
);

/** The distinctive words of a text. */
export function tellingWords(text: string): string[] {
  return wordsOf(text).filter((word) => !wrapping.has(word));
}

/** Where a question ends, which no search needs. */
const endOfSentence = /[.,;:!?]+$/;
const hasDigit = (token: string | undefined): boolean => token !== undefined && /\d/.test(token);

/**
 * What of a question is looked for, as it was typed, so that amounts keep their signs: 'defibrillators under £5,000'. A word
 * that only wraps is kept beside a number: 'more than 40,000', 'between £30,000 and £40,000'.
 */
function soughtIn(text: string): string {
  const tokens = text.split(/\s+/).map((token) => token.replace(endOfSentence, ''));
  const isKept = (token: string, at: number) =>
    tellingWords(token).length > 0 || hasDigit(tokens[at - 1]) || hasDigit(tokens[at + 1]);
  return tokens.filter(isKept).join(' ');
}

const asks =
  /^(?:how|why|where|when|who|which|what|can|could|do|does|is|are|may|should|whats|any|only)\b|\b(?:i|im|ive|my|we|our|it|its)\b/;

const wantsRecords =
  /^(?:(?:hi|hello|please) )?(?:(?:are|is) there\b|do you (?:have|sell|stock|offer)\b|(?:i|we) (?:need|want)\b|(?:i am|im|we are|were)? ?looking for\b|any\b|show me\b)/;

/** A question as it is answered. */
export interface Question {
  /** As it was typed, without space around it. */
  readonly text: string;
  /** What of it is looked for, as it was typed; empty if nothing but wrapping words was typed. */
  readonly sought: string;
  /** Its words that are looked for. */
  readonly words: readonly string[];
  /** Whether it asks how something is done or what something means, which articles of the help center answer first. */
  readonly isAboutThePortal: boolean;
  /** Whether it asks for something that the portal may hold, which the search answers first. */
  readonly isForRecords: boolean;
  /** The band whose pay it asks for; undefined if it asks for none. */
  readonly bandPay: BandPayQuestion | undefined;
}

/**
 * Reads a question.
 *
 * @throws ValidationError if there is none, or it is too long.
 */
export function readQuestion(given: string): Question {
  const text = isOverlong(given, LONGEST_QUESTION) ? undefined : given.trim();
  if (text === undefined || text.length > LONGEST_QUESTION) {
    throw ValidationError.of(
      'question',
      `Your message must be ${LONGEST_QUESTION.toLocaleString('en-GB')} characters or fewer.`,
    );
  }
  if (text === '' || text.includes('\0')) {
    throw ValidationError.of('question', 'Enter a message.');
  }
  const words = tellingWords(text);
  const folded = wordsOf(text).join(' ');
  const bandPay = bandPayAskedFor(folded);
  return {
    text,
    // Digits and signs alone are nothing to look for.
    sought: words.some((word) => /\p{L}{2}/u.test(word)) ? soughtIn(text).slice(0, LONGEST_TEXT).trim() : '',
    words,
    isAboutThePortal: asks.test(folded),
    // No article of the help center has the figures.
    isForRecords: wantsRecords.test(folded) || bandPay !== undefined,
    bandPay,
  };
}
