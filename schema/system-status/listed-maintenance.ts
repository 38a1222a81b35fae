import { type SelectQueryBuilder, sql } from 'kysely';
import type { Order } from '../queries/keyset.ts';
import type { RowQuery } from '../queries/lists/listed-table.ts';
import type { PlainTable } from '../queries/lists/plain-list.queries.ts';
import type { DB } from '../tables.ts';
import type { ComponentSlug } from './component.ts';
import type { MaintenanceRow } from './maintenance-row.ts';

const newest: Order<MaintenanceRow> = {
  direction: 'desc',
  columns: [
    { expression: sql`maintenance_window.starts_at`, type: 'timestamptz' },
    { expression: sql`maintenance_window.id`, type: 'uuid' },
  ],
  values: (window) => [window.startsAt, window.id],
};

/** Announced maintenance as a list. */
export const listedMaintenance: PlainTable<MaintenanceRow, 'newest', object, object> = {
  table: 'maintenance_window',
  orders: { newest },
  conditions: () => [],
  select: (rows) => selectWindows(rows as unknown as SelectQueryBuilder<DB, 'maintenance_window', object>),
};

function selectWindows(windows: SelectQueryBuilder<DB, 'maintenance_window', object>): RowQuery<MaintenanceRow> {
  return windows
    .select(['maintenance_window.id', 'maintenance_window.title'])
    .select(['maintenance_window.starts_at as startsAt', 'maintenance_window.ends_at as endsAt'])
    .select((select) =>
      select.ref('maintenance_window.components').$castTo<ComponentSlug[]>().as('components'),
    ) as unknown as RowQuery<MaintenanceRow>;
}
