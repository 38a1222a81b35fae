import type { Queries } from './evaluate.ts';
import keptBack from './kept-back-queries.json' with { type: 'json' };
import open from './open-queries.json' with { type: 'json' };

/** The queries that the search was tuned by, and those that nobody looked at meanwhile. */
export const queryFiles: Readonly<Record<string, Queries>> = { open, 'kept back': keptBack };
