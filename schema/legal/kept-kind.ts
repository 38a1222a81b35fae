import type { DB } from '../tables.ts';

/** Something that the portal keeps, in the words of the privacy policy. */
export interface KeptKind {
  readonly what: string;
  readonly why: string;
  readonly until: string;
  /** The tables that it stands in. A test finds a table about people that no kind names. */
  readonly tables: readonly (keyof DB)[];
}
