import { statedAmounts } from '../../text/stated-amounts.ts';
import { keyWords } from './key-words.ts';

/** How a criterion of a post stands to what a user says of themselves. */
export type CriterionOutcome = 'met' | 'partly_met' | 'not_shown' | 'cannot_be_judged';

export interface JudgedCriterion {
  readonly criterion: string;
  readonly outcome: CriterionOutcome;
  /** The statement that shows it; null where none does. */
  readonly evidence: string | null;
  /** Where the statement stands, in words; absent where it came with the question. */
  readonly evidenceFrom?: string | null;
  /** Why, in a sentence. */
  readonly reason: string;
}

/** A statement shows a criterion that has at least this part of its words, and a part of it from the lower one on. */
const MET = 0.5;
const PARTLY = 0.25;

/** What a post asks of a person's manner. Others see it; no words of theirs show it, and none of them disprove it. */
const ofManner =
  /\b(?:attitude|calm|caring|commitment|committed|communicat\w*|compassion\w*|confiden(?:ce|t)|dedicat\w*|empath\w*|enthusias\w*|flexib\w*|kindness|manner|motivat\w*|passion\w*|patience|readiness|resilien\w*|respect(?:ful)?|team player|values|willing\w*)\b/iu;

/** Names that stand for each other in what people write. */
const sameNames: readonly (readonly [RegExp, string])[] = [
  [/\bnursing and midwifery council\b/giu, 'NMC'],
  [/\bhealth and care professions council\b/giu, 'HCPC'],
  [/\bgeneral medical council\b/giu, 'GMC'],
  [/\bgeneral pharmaceutical council\b/giu, 'GPhC'],
  [/\bgeneral dental council\b/giu, 'GDC'],
  [/\bimmediate life support\b/giu, 'ILS life support'],
  [/\badvanced life support\b/giu, 'ALS life support'],
  [/\bbasic life support\b/giu, 'BLS life support'],
  [/\b(?:icu|itu|intensive care)\b/giu, 'critical care'],
  [/\b(?:a&e|emergency medicine)\b/giu, 'emergency department'],
  [/\b(?:rgn|registered nurse)\b/giu, 'registration NMC nurse'],
];

interface Statement {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly months: number | undefined;
}

/**
 * Judges each criterion by the statement that shares the most of its words with it. A length of time that a criterion asks
 * for is compared with the one that the statement has. Word by word, without a model: nothing is guessed, and what words
 * cannot show is said to be that.
 */
export function judgeCriteria(criteria: readonly string[], statements: readonly string[]): readonly JudgedCriterion[] {
  const said = statements.map(statementOf);
  return criteria.map((criterion) => judge(criterion, said));
}

function statementOf(text: string): Statement {
  const named = withSameNames(text);
  return { text, words: new Set(keyWords(named).keys()), months: monthsIn(named) };
}

function judge(criterion: string, statements: readonly Statement[]): JudgedCriterion {
  const named = withSameNames(criterion);
  const words = keyWords(named);
  const shared = statements.map((statement) =>
    [...words].filter(([stem]) => statement.words.has(stem)).map(([, written]) => written),
  );
  const best = shared.reduce((most, some, index) => (some.length > (shared[most]?.length ?? 0) ? index : most), 0);
  const found = shared[best] ?? [];
  const share = words.size > 0 ? found.length / words.size : 0;
  const statement = statements[best];
  if (!statement || share < PARTLY) {
    return { criterion, evidence: null, ...withoutEvidence(criterion, words.size) };
  }
  const asked = monthsIn(named);
  const evidence = statement.text;
  const foundWords = words.size === 1 ? 'Its only key word is' : foundOf(found.length, words.size);
  const reason = `${foundWords} in what you wrote: ${found.join(', ')}.`;
  if (asked !== undefined && (statement.months ?? 0) < asked) {
    const states = statement.months === undefined ? 'no length of time' : 'a shorter time than it asks for';
    return { criterion, outcome: 'partly_met', evidence, reason: `${reason} You state ${states}.` };
  }
  return { criterion, outcome: share >= MET ? 'met' : 'partly_met', evidence, reason };
}

function foundOf(found: number, all: number): string {
  return `${found} of its ${all} key words ${found === 1 ? 'is' : 'are'}`;
}

/** Why nothing is shown: there is nothing to compare, only people can judge it, or nothing of it was written. */
function withoutEvidence(criterion: string, words: number): Pick<JudgedCriterion, 'outcome' | 'reason'> {
  if (words === 0) {
    return { outcome: 'cannot_be_judged', reason: 'It has no words that could be compared.' };
  }
  if (ofManner.test(criterion)) {
    const reason = 'It asks for a manner or a readiness, which is for people to judge, not for a comparison of words.';
    return { outcome: 'cannot_be_judged', reason };
  }
  return { outcome: 'not_shown', reason: 'Nothing that you wrote has a quarter of its key words.' };
}

function withSameNames(text: string): string {
  return sameNames.reduce((named, [pattern, name]) => named.replaceAll(pattern, name), text);
}

function monthsIn(text: string): number | undefined {
  const months = statedAmounts(text.toLowerCase(), 'months');
  return months.length > 0 ? Math.max(...months) : undefined;
}
