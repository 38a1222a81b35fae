import type { KeptKind } from './kept-kind.ts';
import { keptOfAccounts } from './kept-of-accounts.ts';
import { keptOfActivity } from './kept-of-activity.ts';
import { keptOfOperation } from './kept-of-operation.ts';

/** All that is kept about people, with the reason and the time. */
export const keptKinds: readonly KeptKind[] = [...keptOfAccounts, ...keptOfActivity, ...keptOfOperation];
