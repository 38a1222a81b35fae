import type { Kysely, Transaction } from 'kysely';
import type { NewQueueJob, QueueName } from '../../../schema/ports.ts';
import type { DB } from '../../../schema/tables.ts';

const site = { productName: 'Portal', origin: 'https://portal.example' };

/** What a run of alerts is given at an instant; `fail` may go down in the middle of it. */
export function alertHost(
  db: Kysely<DB>,
  now: string,
  fail: (name: QueueName, jobs: readonly NewQueueJob[]) => void = () => undefined,
) {
  const planned: (NewQueueJob & { readonly name: QueueName })[] = [];
  const queue = {
    add: async (_transaction: Transaction<DB>, name: QueueName, jobs: readonly NewQueueJob[]) => {
      fail(name, jobs);
      planned.push(...jobs.map((job) => ({ ...job, name })));
    },
  };
  return { db, clock: { now: () => new Date(now) }, ports: { site, queue }, planned };
}

/** The mails of alerts, in the order in which they were written. */
export function alertMails(db: Kysely<DB>) {
  return db
    .selectFrom('outgoing_mail')
    .select(['recipient', 'subject', 'body_text as text', 'token_id as tokenId'])
    .select(['account_id as accountId', 'unsubscribe_address as unsubscribeAddress'])
    .where('kind', '=', 'alert')
    .orderBy('id')
    .execute();
}
