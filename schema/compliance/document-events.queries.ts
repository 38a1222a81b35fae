import { sql, type Transaction } from 'kysely';
import type { DB } from '../tables.ts';
import type { WebhookEventName } from '../webhooks/event-kinds.ts';
import { recordEvents } from '../webhooks/webhook-events.queries.ts';

/** A document before a change and after it: the number of its newest version, and whether it is published. */
export interface ShownVersion {
  readonly number: string;
  readonly published: boolean;
}

/**
 * Writes down for webhooks what a change has made of a document, in the transaction of the change and while the document is
 * locked. Of what is not published nothing is told.
 */
export async function recordDocumentEvents(
  transaction: Transaction<DB>,
  { id, before, after, now }: { id: string; before: ShownVersion; after: ShownVersion; now: string },
): Promise<void> {
  const record = (kind: DocumentEventName, number: string) =>
    recordOne(transaction, kind, { id, number, newest: after.number, now });
  if (!after.published) {
    if (before.published) {
      await record('document.withdrawn', before.number);
    }
  } else if (!before.published) {
    await record('document.published', after.number);
  } else if (before.number === after.number) {
    await record('document.changed', after.number);
  } else {
    await record('document.superseded', before.number);
    await record('document.published', after.number);
  }
}

type DocumentEventName = Extract<WebhookEventName, `document.${string}`>;

async function recordOne(
  transaction: Transaction<DB>,
  kind: DocumentEventName,
  { id, number, newest, now }: { id: string; number: string; newest: string; now: string },
): Promise<void> {
  const supersededBy = kind === 'document.superseded' ? newest : null;
  const told = sql`
    select ${kind}, 'document:' || document.id, null::uuid, null::uuid, '/compliance?doc=' || document.slug,
        jsonb_build_object('id', document.id, 'slug', document.slug, 'title', version.title,
          'category', version.category, 'regulations', to_jsonb(version.regulations),
          'applicableTo', to_jsonb(version.applicable_to), 'urgency', document.urgency, 'version', version.number,
          'changeNote', version.change_note, 'checksum', version.checksum, 'supersededBy', ${supersededBy}::text)
      from document join document_version as version on version.document_id = document.id
      where document.id = ${id}::uuid and version.number = ${number}`;
  await recordEvents(transaction, told, now);
}
