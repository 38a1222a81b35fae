import { type SelectQueryBuilder, sql } from 'kysely';
import type { Order } from '../queries/keyset.ts';
import type { RowQuery } from '../queries/lists/listed-table.ts';
import type { PlainTable } from '../queries/lists/plain-list.queries.ts';
import type { DB } from '../tables.ts';
import type { ComponentSlug } from './component.ts';
import type { ProbeOutcome, ProbeRow } from './probe-row.ts';

const newest: Order<ProbeRow> = {
  direction: 'desc',
  columns: [
    { expression: sql`probe_result.minute`, type: 'timestamptz' },
    { expression: sql`probe_result.component`, type: 'text' },
  ],
  values: (probe) => [probe.minute, probe.component],
};

/** The probes as a list. */
export const listedProbes: PlainTable<
  ProbeRow,
  'newest',
  { readonly component: boolean },
  { readonly component: string }
> = {
  table: 'probe_result',
  orders: { newest },
  conditions: (value, shape) => (shape.component ? [sql`probe_result.component = ${value('component')}`] : []),
  plansForValues: ({ component }) => component,
  select: selectProbes,
};

function selectProbes(rows: RowQuery): RowQuery<ProbeRow> {
  const probes = rows as unknown as SelectQueryBuilder<DB, 'probe_result', object>;
  return probes
    .select(['probe_result.minute', 'probe_result.response_ms as responseMs', 'probe_result.is_slow as isSlow'])
    .select((select) => [
      select.ref('probe_result.component').$castTo<ComponentSlug>().as('component'),
      select.ref('probe_result.outcome').$castTo<ProbeOutcome>().as('outcome'),
    ]) as unknown as RowQuery<ProbeRow>;
}
