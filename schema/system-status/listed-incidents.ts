import { type SelectQueryBuilder, sql } from 'kysely';
import type { Order } from '../queries/keyset.ts';
import type { RowQuery } from '../queries/lists/listed-table.ts';
import type { PlainTable } from '../queries/lists/plain-list.queries.ts';
import type { DB } from '../tables.ts';
import type { ComponentSlug } from './component.ts';
import type { IncidentRow, IncidentSeverity, IncidentStatus, IncidentUpdateRow } from './incident-row.ts';

const newest: Order<IncidentRow> = {
  direction: 'desc',
  columns: [
    { expression: sql`incident.started_at`, type: 'timestamptz' },
    { expression: sql`incident.id`, type: 'uuid' },
  ],
  values: (incident) => [incident.startedAt, incident.id],
};

/** Which incidents: all, or one of them. */
export interface IncidentShape {
  readonly one: boolean;
}

/** The incidents as a list, each with its updates. */
export const listedIncidents: PlainTable<IncidentRow, 'newest', IncidentShape, { readonly id: string }> = {
  table: 'incident',
  orders: { newest },
  conditions: (value, { one }) => (one ? [sql`incident.id = ${value('id')}::uuid`] : []),
  plansForValues: ({ one }) => one,
  select: (rows) => selectIncidents(rows as unknown as SelectQueryBuilder<DB, 'incident', object>),
};

const instant = sql.lit('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

function selectIncidents(incidents: SelectQueryBuilder<DB, 'incident', object>): RowQuery<IncidentRow> {
  return incidents
    .select(['incident.id', 'incident.title', 'incident.description'])
    .select(['incident.started_at as startedAt', 'incident.resolved_at as resolvedAt'])
    .select((select) => [
      select.ref('incident.severity').$castTo<IncidentSeverity>().as('severity'),
      select.ref('incident.status').$castTo<IncidentStatus>().as('status'),
      select.ref('incident.components').$castTo<ComponentSlug[]>().as('components'),
      select.ref('incident.opened_for').$castTo<ComponentSlug | null>().as('openedFor'),
      sql<IncidentUpdateRow[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', said.id, 'status', said.status, 'message', said.message,
            'isAutomatic', said.is_automatic, 'happenedAt', to_char(said.happened_at at time zone 'UTC', ${instant}))
            order by said.happened_at desc, said.id desc), '[]')
          from incident_update as said where said.incident_id = incident.id)`.as('updates'),
    ]) as unknown as RowQuery<IncidentRow>;
}
