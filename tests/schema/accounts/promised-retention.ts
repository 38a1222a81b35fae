import type { KeptKind } from '../../../schema/legal/kept-kind.ts';
import { keptKinds } from '../../../schema/legal/retention.ts';
import type { DB } from '../../../schema/tables.ts';

/** What the policy promises of a table, told by the words in its own list. */
export function untilOf(table: keyof DB): KeptKind['until'] {
  const kind = keptKinds.find(({ tables }) => tables.includes(table));
  return kind?.until ?? '';
}
