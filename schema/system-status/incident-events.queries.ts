import { sql, type Transaction } from 'kysely';
import type { DB } from '../tables.ts';
import { recordEvents } from '../webhooks/webhook-events.queries.ts';

/**
 * Writes down for webhooks what was just said of an incident: that it was opened, is over, or what else, in the transaction of
 * the change. What is said after its end is an update like others.
 */
export async function recordIncidentEvent(
  transaction: Transaction<DB>,
  { updateId, now }: { readonly updateId: string; readonly now: string },
): Promise<void> {
  const told = sql`
    select case
          when not exists (select from incident_update as other
            where other.incident_id = incident.id and other.id <> said.id) then 'incident.opened'
          when said.status = 'resolved' and incident.resolved_at = said.happened_at then 'incident.resolved'
          else 'incident.updated' end,
        'incident:' || incident.id, null::uuid, null::uuid, '/system-status', jsonb_build_object(
          'id', incident.id, 'title', incident.title, 'description', incident.description,
          'severity', incident.severity, 'status', incident.status, 'components', to_jsonb(incident.components),
          'startedAt', ${instant(sql`incident.started_at`)}, 'resolvedAt', ${instant(sql`incident.resolved_at`)},
          'message', said.message, 'isAutomatic', said.is_automatic)
      from incident_update as said join incident on incident.id = said.incident_id
      where said.id = ${updateId}::uuid`;
  await recordEvents(transaction, told, now);
}

function instant(column: ReturnType<typeof sql>) {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
