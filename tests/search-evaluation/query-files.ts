import developmentItems from './development-items.json' with { type: 'json' };
import developmentQueries from './development-queries.json' with { type: 'json' };
import type { Queries } from './evaluate.ts';
import { type ExtraItems, noItems } from './extra-items.ts';
import articles from './items/articles.json' with { type: 'json' };
import documents from './items/documents.json' with { type: 'json' };
import posts from './items/posts.json' with { type: 'json' };
import products from './items/products.json' with { type: 'json' };
import keptBack from './kept-back-queries.json' with { type: 'json' };
import open from './open-queries.json' with { type: 'json' };
import second from './second-queries.json' with { type: 'json' };
import third from './third-queries.json' with { type: 'json' };

/** Sets of queries by their names, and the items that are there beside the sample content for them. */
export interface Evaluation {
  readonly items: ExtraItems;
  readonly sets: Readonly<Record<string, Queries>>;
  /** Sets that `npm run search:evaluate` alone asks, once the search is done: what each test run asks, one tunes by. */
  readonly lastSets?: Readonly<Record<string, Queries>>;
}

/**
 * All sets of queries: a tuning set of the search and a held-out set, for the sample content alone; the tuning set of the
 * ranking; and sets that were written without sight of the search. Each has a database of its own, so that the items of
 * one set do not displace those of another.
 */
export const evaluations: readonly Evaluation[] = [
  { items: noItems, sets: { open, 'kept back': keptBack } },
  { items: developmentItems, sets: { development: developmentQueries } },
  { items: { posts, products, documents, articles }, sets: { second }, lastSets: { third } },
];
