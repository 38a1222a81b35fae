import { statedAmounts } from '../../text/stated-amounts.ts';
import { tellingWords } from './telling-words.ts';

/** How a criterion of a post stands to what a user says of themselves. */
export type CriterionOutcome = 'met' | 'partly_met' | 'not_shown';

export interface JudgedCriterion {
  readonly criterion: string;
  readonly outcome: CriterionOutcome;
  /** The statement that shows it; null where none does. */
  readonly evidence: string | null;
  /** Why, in a sentence. */
  readonly reason: string;
}

/** A statement shows a criterion that has at least this part of its words, and a part of it from the lower one on. */
const MET = 0.5;
const PARTLY = 0.25;

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
 * for is compared with the one that the statement has. Word by word, without a model: nothing is guessed.
 */
export function judgeCriteria(criteria: readonly string[], statements: readonly string[]): readonly JudgedCriterion[] {
  const said = statements.map(statementOf);
  return criteria.map((criterion) => judge(criterion, said));
}

function statementOf(text: string): Statement {
  const named = withSameNames(text);
  return { text, words: new Set(tellingWords(named)), months: monthsIn(named) };
}

function judge(criterion: string, statements: readonly Statement[]): JudgedCriterion {
  const named = withSameNames(criterion);
  const words = tellingWords(named);
  const shared = statements.map((statement) => words.filter((word) => statement.words.has(word)));
  const best = shared.reduce((most, some, index) => (some.length > (shared[most]?.length ?? 0) ? index : most), 0);
  const count = shared[best]?.length ?? 0;
  const share = words.length > 0 ? count / words.length : 0;
  const statement = statements[best];
  if (!statement || share < PARTLY) {
    return { criterion, outcome: 'not_shown', evidence: null, reason: 'Nothing that you wrote has these words.' };
  }
  const asked = monthsIn(named);
  const evidence = statement.text;
  const reason = `${count} of its ${words.length} words ${count === 1 ? 'is' : 'are'} in what you wrote.`;
  if (asked !== undefined && (statement.months ?? 0) < asked) {
    const states = statement.months === undefined ? 'no length of time' : 'a shorter time than it asks for';
    return { criterion, outcome: 'partly_met', evidence, reason: `${reason} You state ${states}.` };
  }
  return { criterion, outcome: share >= MET ? 'met' : 'partly_met', evidence, reason };
}

function withSameNames(text: string): string {
  return sameNames.reduce((named, [pattern, name]) => named.replaceAll(pattern, name), text);
}

function monthsIn(text: string): number | undefined {
  const months = statedAmounts(text.toLowerCase(), 'months');
  return months.length > 0 ? Math.max(...months) : undefined;
}
