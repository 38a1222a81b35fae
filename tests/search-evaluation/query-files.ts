import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import developmentItems from './development-items.json' with { type: 'json' };
import developmentQueries from './development-queries.json' with { type: 'json' };
import type { Queries } from './evaluate.ts';
import type { ExtraItems } from './extra-items.ts';
import keptBack from './kept-back-queries.json' with { type: 'json' };
import open from './open-queries.json' with { type: 'json' };

/** The queries that the search was tuned by, and those that nobody looked at meanwhile, for the sample content alone. */
export const queryFiles: Readonly<Record<string, Queries>> = { open, 'kept back': keptBack };

/** Items to tune the ranking by, and their queries. */
export const development: { readonly items: ExtraItems; readonly queries: Queries } = {
  items: developmentItems,
  queries: developmentQueries,
};

/** The queries for the items of the folder `items`, by the name of the set; those alone that are there. */
export const itemQueries: Readonly<Record<string, Queries>> = Object.fromEntries(
  ['second', 'third'].flatMap((name) => {
    const file = join(import.meta.dirname, `${name}-queries.json`);
    return existsSync(file) ? [[name, JSON.parse(readFileSync(file, 'utf8')) as Queries]] : [];
  }),
);
