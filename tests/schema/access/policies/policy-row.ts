import type { Kysely } from 'kysely';
import type { DB } from '../../../../schema/tables.ts';
import type { Policy } from '../outcomes.ts';
import type { People } from '../people.ts';

export interface PolicyRow {
  readonly policy: Policy;
  /** The arguments, written as in a query. */
  readonly given?: (people: People) => string;
  /** How deep the question goes, where all would cost too much. */
  readonly levels?: number;
  /** Has the people be as the question needs them to be, where it would change nothing otherwise. */
  readonly arrange?: (db: Kysely<DB>, people: People) => Promise<unknown>;
  /** Whether what it answers counts how often it was asked, so that no two answers are the same. */
  readonly counts?: boolean;
  /** Whether what it answers depends on the occupation of a profile, which grants nothing. */
  readonly byOccupation?: boolean;
  /** Whether what an operator does with it makes something new, and changes nothing that people have. */
  readonly makesNew?: boolean;
}

/** A row for each root field, named 'Query.<field>' or 'Mutation.<field>'. */
export type Policies = Readonly<Record<string, PolicyRow>>;
