import type { Kysely } from 'kysely';
import { ValidationError } from '../errors.ts';
import type { DB } from '../tables.ts';
import type { AlertAreaName, Criteria } from './alert-area.ts';
import { EVERY_ROW } from './alert-area.ts';
import { type AreaFilters, areas } from './alert-areas.ts';
import { quoted, rarestKey, readCondition, termsOf } from './condition.ts';
import { countRowsByTerm } from './term-counts.queries.ts';

const LONGEST_NAME = 200;

/** The reasons of a match: the labels of terms, the stems of its words, and what is true of each match. */
export interface MatchLabels {
  readonly terms: Readonly<Record<string, string>>;
  readonly stems: readonly string[];
  readonly always: readonly string[];
}

/** A filter as it is stored and looked for. */
export interface ReadCriteria extends Pick<Criteria, 'lowest' | 'highest' | 'around'> {
  readonly name: string;
  /** A tsquery as text. */
  readonly condition: string;
  /** Of which each match has one. */
  readonly keys: readonly string[];
  readonly labels: MatchLabels;
}

/**
 * Reads the filter of a list as a condition of single rows.
 *
 * @throws ValidationError that names the field.
 */
export async function readCriteria<Name extends AlertAreaName>(
  db: Kysely<DB>,
  name: Name,
  filter: AreaFilters[Name],
  today: string,
): Promise<ReadCriteria> {
  const area = areas[name];
  const criteria = await area.read(db, filter, today);
  const { words, filters, lowest, highest, around, always } = criteria;
  const condition = [
    ...(words === '' ? [] : [`(${words})`]),
    ...filters.map((terms) => `(${Object.keys(terms).map(quoted).join(' | ')})`),
    quoted(EVERY_ROW),
  ].join(' & ');
  const node = readCondition(condition);
  const terms = termsOf(node);
  const counted = await countRowsByTerm(db, name, terms, today);
  const key = rarestKey(node, (term) => counted.get(term) ?? 0);
  if (!key) {
    throw ValidationError.of('search', 'An alert looks for whole words. Use a word that says more.');
  }
  const called = Object.assign({}, ...filters) as Readonly<Record<string, string>>;
  const labels = {
    terms: Object.fromEntries(Object.entries(called).filter(([, label]) => label !== '')),
    stems: terms.filter((term) => !term.startsWith(':')),
    always,
  };
  return {
    name: nameOf(filter.search, filters, always, area.many),
    condition,
    keys: key.terms,
    labels,
    lowest,
    highest,
    around,
  };
}

/** The name of a saved search: the typed text, and its filters. */
function nameOf(
  search: string | null | undefined,
  filters: Criteria['filters'],
  always: readonly string[],
  many: string,
): string {
  const said = filters.flatMap((terms) => [...new Set(Object.values(terms))].filter(Boolean).join(' or ') || []);
  const typed = search?.trim();
  const parts = [...(typed ? [`"${typed}"`] : []), ...said, ...always];
  const whole = parts.length === 0 ? `All ${many}` : parts.join(', ');
  return whole.length <= LONGEST_NAME ? whole : `${whole.slice(0, LONGEST_NAME - 1)}…`;
}
