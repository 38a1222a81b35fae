import type { Kysely } from 'kysely';
import { CombinedSearchService } from '../../schema/combined-search/combined-search.service.ts';
import type { Clock } from '../../schema/ports.ts';
import type { DB } from '../../schema/tables.ts';
import { testPorts } from '../support/test-ports.ts';
import { rowIdOf } from './extra-items.ts';
import { type Item, readItems } from './items.ts';
import { findByPart } from './plain-search.ts';

/** Queries by the natural key of the item that a user wants who types them. */
export type Queries = Readonly<Record<string, readonly string[]>>;

/** How a search did on one query: the place of the wanted item, from 1; undefined if it is not shown. */
export interface Outcome {
  readonly query: string;
  readonly wanted: string;
  readonly place: number | undefined;
  readonly plainPlace: number | undefined;
}

export interface Score {
  /** Share of the queries whose wanted item is shown. */
  readonly found: number;
  /** Mean of 1 / place; nothing for an item that is not shown. */
  readonly meanReciprocalRank: number;
}

/** At least this share of the wanted items is to be among the hits that are shown. */
export const REQUIRED = 0.95;

/** At least this is to be the mean of 1 / place. */
export const REQUIRED_RANK = 0.85;

/** A busy machine is not to change what is found: a search waits for all that it is read with, and for all parts. */
const unhurried = { search: 60_000, reading: 60_000 };

/** Asks the combined search, and a plain search for the text as a part, each query in turn. */
export async function evaluate(db: Kysely<DB>, clock: Clock, queries: Queries): Promise<Outcome[]> {
  const dependencies = { db, viewer: { kind: 'anonymous' }, ports: testPorts(clock) } as const;
  const combinedSearch = new CombinedSearchService(dependencies, undefined, unhurried);
  const items = await readItems(db);
  const outcomes: Outcome[] = [];
  for (const [wanted, texts] of Object.entries(queries)) {
    const item = items.find(({ key, id }) => key === wanted || id === rowIdOf(wanted));
    if (!item) {
      throw new Error(`There is no ${wanted} to be found.`);
    }
    for (const query of texts) {
      const { hits, sources } = await combinedSearch.search(query, 8);
      if (sources.length === 0 || sources.some(({ answered }) => !answered)) {
        throw new Error(`Not all parts of the portal answered '${query}'.`);
      }
      const plain = findByPart(items, query);
      outcomes.push({ query, wanted, place: placeOf(item, hits), plainPlace: placeOf(item, plain) });
    }
  }
  return outcomes;
}

export function scoreOf(places: readonly (number | undefined)[]): Score {
  const found = places.filter((place) => place !== undefined);
  return {
    found: found.length / places.length,
    meanReciprocalRank: found.reduce((sum, place) => sum + 1 / place, 0) / places.length,
  };
}

function placeOf(item: Item, hits: readonly { readonly id: string }[]): number | undefined {
  const index = hits.findIndex(({ id }) => id === item.id);
  return index === -1 ? undefined : index + 1;
}
