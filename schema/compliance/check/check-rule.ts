import type { Unit } from '../../text/stated-amounts.ts';

/** Kinds of text that can be checked. */
export type CheckedKind = 'policy' | 'procedure' | 'guideline' | 'contract' | 'tender' | 'employment';

/** A regulation, and the names under which it is asked for. */
export interface Regulation {
  readonly name: string;
  /** Other names and numbers that people use for it, in lower case. */
  readonly alsoKnownAs: readonly string[];
  /** Where it can be read. */
  readonly url: string;
}

/**
 * What a text must say. Words of a group are alternatives, and a sentence must have a word of every group; each is compared
 * from the beginning of a word, so that 'incident' stands for 'incidents' too.
 */
export type Requirement =
  | { readonly kind: 'states'; readonly groups: readonly (readonly string[])[] }
  | {
      readonly kind: 'limit';
      readonly groups: readonly (readonly string[])[];
      /** Sentences with one of these words are about something else. */
      readonly unless?: readonly string[];
      readonly unit: Unit;
      /** The largest amount that meets the rule. */
      readonly most?: number;
      /** The smallest amount that meets the rule. */
      readonly least?: number;
    }
  /** Amounts of an earlier version of the law, in pounds, and their present values. */
  | { readonly kind: 'current'; readonly superseded: readonly number[]; readonly current: readonly number[] };

/** One thing that a section of a regulation asks of a text. */
export interface CheckRule {
  readonly regulation: Regulation;
  readonly section: string;
  /** What the section asks for, in one sentence. */
  readonly asks: string;
  /** The advice if a text does not meet it. */
  readonly suggestion: string;
  readonly appliesTo: readonly CheckedKind[];
  readonly requirement: Requirement;
}
