import { estate } from './estate.ts';
import { evidence } from './evidence.ts';
import { rota } from './rota.ts';
import { signal } from './signal.ts';
import { supply } from './supply.ts';
import { wayfinding } from './wayfinding.ts';

/** How each picture of the first view is drawn, by the name of its file. */
export const drawings: Record<string, () => string> = { wayfinding, rota, evidence, supply, signal, estate };
