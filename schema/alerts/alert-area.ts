import type { Kysely, RawBuilder } from 'kysely';
import type { DB } from '../tables.ts';

/** The lists of which searches can be saved. */
export const alertAreas = ['jobs', 'documents', 'equipment', 'news'] as const;
export type AlertAreaName = (typeof alertAreas)[number];

/** Terms of a row, any of which will do, with what each is called; empty if it is not said to people. */
export type AnyOfTerms = Readonly<Record<string, string>>;

/** What a row must have to match a saved search. */
export interface Criteria {
  /** A tsquery as text; empty if no words are looked for. */
  readonly words: string;
  /** Of each of these, one term. */
  readonly filters: readonly AnyOfTerms[];
  /** Of the salary or the price. */
  readonly lowest?: number | undefined;
  readonly highest?: number | undefined;
  /** The distance in miles. */
  readonly around?: Around | undefined;
  /** What is true of each match besides, in words: 'Within 20 miles of Leeds'. */
  readonly always: readonly string[];
}

export interface Around {
  readonly latitude: number;
  readonly longitude: number;
  readonly radius: number;
}

/** A list of which searches can be saved. */
export interface AlertArea<Filter> {
  readonly name: AlertAreaName;
  /** What one of its rows and several are called: 'job', 'jobs'. */
  readonly one: string;
  readonly many: string;
  /** Where it is listed on the portal. */
  readonly path: string;
  /** The parameter of that address that opens a row. */
  readonly item: string;
  /** Reads a filter. @throws ValidationError that names the field. */
  read(db: Kysely<DB>, filter: Filter, today: string): Promise<Criteria>;
  /**
   * Its listed rows as a subquery with the columns id, key, title, about, body, edition, terms, low, high,
   * latitude, longitude and search_vector. A term begins with a colon, which no word does.
   */
  records(today: string): RawBuilder<unknown>;
}

/** A term of each row: what looks for all of them looks for it. */
export const EVERY_ROW = ':all';

/** A term: the name of a filter, and the value. */
export function term(name: string, value: string): string {
  return `:${name}:${value}`;
}

/** The terms of a filter's values, by their labels; empty for an empty filter. */
export function anyOf(
  name: string,
  values: readonly string[] | null | undefined,
  label: (value: string) => string,
): AnyOfTerms[] {
  return values?.length ? [Object.fromEntries(values.map((value) => [term(name, value), label(value)]))] : [];
}
