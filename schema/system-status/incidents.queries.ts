import { type Kysely, sql, type Transaction } from 'kysely';
import type { WorkQueue } from '../ports.ts';
import type { DB } from '../tables.ts';
import type { ComponentSlug } from './component.ts';
import { recordIncidentEvent } from './incident-events.queries.ts';
import type { IncidentSeverity, IncidentStatus } from './incident-row.ts';

export interface NewIncident {
  readonly title: string;
  readonly description: string;
  readonly severity: IncidentSeverity;
  readonly components: readonly ComponentSlug[];
  /** The component whose probes open it; null if an operator does. */
  readonly openedFor: ComponentSlug | null;
  readonly startedAt: string;
}

/** What is said of an incident. */
export interface NewUpdate {
  readonly incidentId: string;
  readonly status: IncidentStatus;
  readonly message: string;
  readonly isAutomatic: boolean;
  readonly happenedAt: string;
}

/** Opens an incident. */
export async function insertIncident(transaction: Transaction<DB>, incident: NewIncident): Promise<string> {
  const { id } = await transaction
    .insertInto('incident')
    .values(incidentRow(incident))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Opens an incident that probes have seen; nothing if they have opened one of the same component that is open. */
export async function insertProbedIncident(
  transaction: Transaction<DB>,
  incident: NewIncident,
): Promise<string | undefined> {
  const opened = await transaction
    .insertInto('incident')
    .values(incidentRow(incident))
    .onConflict((conflict) =>
      conflict.column('opened_for').where('resolved_at', 'is', null).where('opened_for', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return opened?.id;
}

function incidentRow({ openedFor, startedAt, components, ...words }: NewIncident) {
  return {
    ...words,
    components: [...components],
    opened_for: openedFor,
    started_at: startedAt,
    status: 'investigating',
  };
}

/** Adds an update, gives its status to the incident, and notifies subscribers by mail and by webhooks. */
export async function insertUpdate(transaction: Transaction<DB>, queue: WorkQueue, update: NewUpdate): Promise<void> {
  const { incidentId, status, message, isAutomatic, happenedAt } = update;
  const { id } = await transaction
    .insertInto('incident_update')
    .values({ incident_id: incidentId, status, message, is_automatic: isAutomatic, happened_at: happenedAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  await queue.add(transaction, 'status-notice', [{ id }]);
  await transaction
    .updateTable('incident')
    .set((row) => ({
      status,
      // What is said after the end does not move it.
      resolved_at: status === 'resolved' ? row.fn.coalesce('resolved_at', row.val(happenedAt)) : null,
    }))
    .where('id', '=', incidentId)
    .execute();
  await recordIncidentEvent(transaction, { updateId: id, now: happenedAt });
}

/** An incident that probes have opened, and that is not resolved. */
export interface OpenIncident {
  readonly id: string;
  readonly openedFor: ComponentSlug;
  readonly startedAt: string;
  readonly status: IncidentStatus;
  /** Whether an operator has said something of it. */
  readonly isTakenOn: boolean;
}

/** The incidents that probes have opened and that are not resolved, locked. */
export async function findOpenIncidents(transaction: Transaction<DB>): Promise<OpenIncident[]> {
  const { rows } = await sql<OpenIncident>`
    select id, opened_for as "openedFor", started_at as "startedAt", status,
        exists (select from incident_update where incident_id = incident.id and not is_automatic) as "isTakenOn"
      from incident where opened_for is not null and resolved_at is null for update`.execute(transaction);
  return rows;
}

/** Holds an incident until the end of the transaction. */
export async function lockIncident(
  transaction: Transaction<DB>,
  id: string,
): Promise<{ readonly id: string } | undefined> {
  return transaction.selectFrom('incident').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
}

/** How many updates an incident has; nothing if there is no such incident. */
export async function countUpdates(db: Kysely<DB>, id: string): Promise<{ readonly updates: number } | undefined> {
  const { rows } = await sql<{ updates: number }>`
    select (select count(*) from incident_update where incident_id = incident.id)::int as updates
      from incident where id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** The components that an open incident is about, each once. */
export async function listComponentsInIncidents(db: Kysely<DB>): Promise<ReadonlySet<ComponentSlug>> {
  const rows = await db
    .selectFrom('incident')
    .select(sql<ComponentSlug>`unnest(components)`.as('component'))
    .where('resolved_at', 'is', null)
    .distinct()
    .execute();
  return new Set(rows.map(({ component }) => component));
}
