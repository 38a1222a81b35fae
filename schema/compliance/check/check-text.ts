import { statedAmounts } from '../../text/stated-amounts.ts';
import type { CheckedKind, CheckRule, Regulation } from './check-rule.ts';
import { checkRules } from './check-rules.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** The result of one rule for a text. */
export type CheckOutcome = 'passed' | 'failed' | 'not_addressed';

export interface CheckFinding {
  readonly rule: CheckRule;
  readonly outcome: CheckOutcome;
  /** 0 to 1; see `confidences`. */
  readonly confidence: number;
  /** The sentence that decided it; null if the text says nothing. */
  readonly evidence: string | null;
}

export interface TextCheck {
  /** Share of the rules that are met, 0 to 100 with one decimal; null if no rule applies. */
  readonly score: number | null;
  readonly findings: readonly CheckFinding[];
}

/**
 * How far a finding can be relied on, by what it was made from: an amount that was compared, words that were found, and words
 * that were not found, which may stand in another document.
 */
export const confidences = { amount: 0.95, words: 0.75, silence: 0.6 } as const;

/**
 * Compares a text with the rules of the regulations that are named, or, if none is, with the rules of all whose subject it
 * mentions. The same text always gets the same answer. Costs grow with the length of the text times the number of rules.
 */
export function checkText(text: string, kind: CheckedKind, named: readonly Regulation[]): TextCheck {
  const sentences = sentencesOf(text);
  const rules = checkRules.filter(({ regulation, appliesTo, requirement }) => {
    if (named.length > 0) return named.includes(regulation);
    return appliesTo.includes(kind) && mentions(sentences, requirement);
  });
  const findings = rules.map((rule) => judge(rule, sentences));
  return { score: scoreOf(findings), findings };
}

/** The share of findings that passed: 0 to 100 with one decimal; null if there are none. */
export function scoreOf(findings: readonly CheckFinding[]): number | null {
  const met = findings.filter(({ outcome }) => outcome === 'passed').length;
  return findings.length === 0 ? null : Math.round((met / findings.length) * 1_000) / 10;
}

function mentions(sentences: readonly Sentence[], requirement: CheckRule['requirement']): boolean {
  if (requirement.kind === 'current') return currentAmounts(sentences, requirement).length > 0;
  const [subject = []] = requirement.groups;
  return sentences.some((sentence) => sentence.has(subject));
}

function judge(rule: CheckRule, sentences: readonly Sentence[]): CheckFinding {
  const { requirement } = rule;
  if (requirement.kind === 'current') {
    const stated = currentAmounts(sentences, requirement);
    const wrong = stated.find(({ isSuperseded }) => isSuperseded);
    return amountFinding(rule, wrong ?? stated[0], wrong === undefined);
  }
  const about = sentences.filter((sentence) => requirement.groups.every((group) => sentence.has(group)));
  if (requirement.kind === 'states') {
    const [found] = about;
    return found ? { rule, outcome: 'passed', confidence: confidences.words, evidence: found.text } : unaddressed(rule);
  }
  const { unless = [], unit, most = Number.POSITIVE_INFINITY, least = 0 } = requirement;
  const stated = about
    .filter((sentence) => !sentence.has(unless))
    .flatMap((sentence) => statedAmounts(sentence.folded, unit).map((amount) => ({ text: sentence.text, amount })));
  const wrong = stated.find(({ amount }) => amount > most || amount < least);
  return amountFinding(rule, wrong ?? stated[0], wrong === undefined);
}

function amountFinding(rule: CheckRule, found: { readonly text: string } | undefined, isMet: boolean): CheckFinding {
  if (!found) return unaddressed(rule);
  return { rule, outcome: isMet ? 'passed' : 'failed', confidence: confidences.amount, evidence: found.text };
}

function unaddressed(rule: CheckRule): CheckFinding {
  return { rule, outcome: 'not_addressed', confidence: confidences.silence, evidence: null };
}

function currentAmounts(
  sentences: readonly Sentence[],
  { superseded, current }: Extract<CheckRule['requirement'], { kind: 'current' }>,
): readonly { readonly text: string; readonly isSuperseded: boolean }[] {
  return sentences.flatMap(({ text, folded }) =>
    statedAmounts(folded, 'pounds')
      .filter((amount) => superseded.includes(amount) || current.includes(amount))
      .map((amount) => ({ text, isSuperseded: superseded.includes(amount) })),
  );
}
