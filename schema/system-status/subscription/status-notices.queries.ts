import { type Kysely, sql, type Transaction } from 'kysely';
import type { MailContent } from '../../outbox/mail-content.ts';
import type { WorkQueue } from '../../ports.ts';
import type { DB } from '../../tables.ts';
import type { ComponentSlug } from '../component.ts';
import type { IncidentStatus } from '../incident-row.ts';

/** An update of an incident, with the incident. */
export interface SaidUpdate {
  readonly title: string;
  readonly status: IncidentStatus;
  readonly message: string;
  readonly components: readonly ComponentSlug[];
  readonly happenedAt: string;
}

/** One update; nothing if there is none. */
export async function findUpdate(db: Kysely<DB>, id: string): Promise<SaidUpdate | undefined> {
  return db
    .selectFrom('incident_update')
    .innerJoin('incident', 'incident.id', 'incident_update.incident_id')
    .select(['incident.title', 'incident_update.message', 'incident_update.happened_at as happenedAt'])
    .select((select) => [
      select.ref('incident_update.status').$castTo<IncidentStatus>().as('status'),
      select.ref('incident.components').$castTo<ComponentSlug[]>().as('components'),
    ])
    .where('incident_update.id', '=', id)
    .executeTakeFirst();
}

export interface NoticeBatch {
  readonly updateId: string;
  readonly content: MailContent;
  readonly unsubscribeAddress: string;
  readonly confirmedBefore: string;
  readonly uselessAfter: string;
  readonly now: string;
  /** Subscriptions after this one. */
  readonly after: string;
  readonly most: number;
}

/**
 * Writes the mails about an update to the next subscribers who do not have theirs yet. Their subscriptions are held
 * meanwhile: those that have just ended are left out.
 *
 * @returns the last of these subscribers; nothing if there is no further one.
 */
export async function insertNotices(
  transaction: Transaction<DB>,
  queue: WorkQueue,
  { updateId, content, unsubscribeAddress, confirmedBefore, uselessAfter, now, after, most }: NoticeBatch,
): Promise<string | undefined> {
  const subscribers = await transaction
    .selectFrom('status_subscription')
    .select(['id', 'email'])
    .where('confirmed_at', '<=', confirmedBefore)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .forKeyShare()
    .execute();
  if (subscribers.length === 0) {
    return undefined;
  }
  const { rows } = await sql<{ id: string }>`
    insert into outgoing_mail (kind, recipient, subject, body_text, body_html, unsubscribe_address, subscription_id,
        incident_update_id, created_at, useless_after)
      select 'status-update', subscriber.email, ${content.subject}, ${content.text}, ${content.html}, ${unsubscribeAddress},
          subscriber.id, ${updateId}::uuid, ${now}::timestamptz, ${uselessAfter}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(subscribers)}::jsonb) as subscriber (id uuid, email text)
      on conflict (subscription_id, incident_update_id) do nothing
      returning id`.execute(transaction);
  await queue.add(transaction, 'outgoing-mail', rows);
  return subscribers.at(-1)?.id;
}
