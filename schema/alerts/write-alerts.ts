import type { Kysely, Transaction } from 'kysely';
import { tellFollowers } from '../compliance/following/tell-followers.ts';
import { ALERT_LINK } from '../outbox/link-place.ts';
import { insertMails, type NewMail } from '../outbox/outbox.queries.ts';
import type { Clock, MailPorts } from '../ports.ts';
import type { DB } from '../tables.ts';
import { londonDate } from '../text/clock-text.ts';
import { inTransaction } from '../transaction.ts';
import { type AlertAreaName, alertAreas } from './alert-area.ts';
import { ALERT_MAIL, alertMail, endAddress } from './alert-mail.ts';
import { mailTimes, nextAlertRun } from './alert-times.ts';
import { listUntoldHits, markTold, takeDueSearches } from './due-alerts.queries.ts';
import { matchNextRecords } from './match-records.queries.ts';

/**
 * Rows that are compared, and mails that are written, in one transaction. Rows are compared in one statement, which has five
 * seconds: they are so few that it is over long before, as what is rolled back would be taken again each minute.
 */
const RECORDS = 250;
const MAILS = 200;
/** A mail that was not accepted in this time is dropped: its matches may have closed. */
const USEFUL_MS = 24 * 3_600_000;

export interface AlertHost {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly ports: MailPorts;
}

/** What a run came to. */
export interface AlertRun {
  readonly records: number;
  readonly matches: number;
  readonly mails: number;
}

/** Adds the queue job of the next minute, unless the queue has it. Each process that works calls it every minute. */
export async function planAlerts({ db, clock, ports: { queue } }: AlertHost, after?: string): Promise<void> {
  const { jobId, startAfter } = nextAlertRun(clock.now(), after);
  await inTransaction(db, (transaction) => queue.add(transaction, 'alerts', [{ id: jobId, startAfter }]));
}

const nothingDone: AlertRun = { records: 0, matches: 0, mails: 0 };

/**
 * Compares what was published with the saved searches, writes the mails that are due, and those to followers of documents. Rows leave published_record in
 * the transaction of the matches that they are found to be, and mails are written in that of the mark that they are: a
 * process that goes down leaves neither half done, and each match is told once, whichever process goes on. The next run is
 * planned first, whatever follows; a list that cannot be compared holds up neither the others nor the mails that are due.
 *
 * @throws the first failure, once all else is done.
 */
export async function writeAlerts(host: AlertHost, jobId?: string): Promise<AlertRun> {
  await planAlerts(host, jobId);
  const parts = [
    ...alertAreas.map((area) => () => matchAll(host, area)),
    () => writeDueMails(host),
    async () => ({ ...nothingDone, mails: await tellFollowers(host) }),
  ];
  const failures: unknown[] = [];
  let run = nothingDone;
  for (const part of parts) {
    try {
      const { records, matches, mails } = await part();
      run = { records: run.records + records, matches: run.matches + matches, mails: run.mails + mails };
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) {
    throw failures[0];
  }
  return run;
}

async function matchAll({ db, clock }: AlertHost, area: AlertAreaName): Promise<AlertRun> {
  let run = nothingDone;
  let taken = RECORDS;
  while (taken === RECORDS) {
    const now = clock.now();
    const batch = { ...mailTimes(now), now: now.toISOString(), today: londonDate(now), most: RECORDS };
    const { records, matches } = await inTransaction(db, (transaction) => matchNextRecords(transaction, area, batch));
    run = { ...run, records: run.records + records, matches: run.matches + matches };
    taken = records;
  }
  return run;
}

async function writeDueMails(host: AlertHost): Promise<AlertRun> {
  let mails = 0;
  let due = MAILS;
  while (due === MAILS) {
    const written = await inTransaction(host.db, (transaction) => writeMails(transaction, host));
    mails += written.mails;
    due = written.due;
  }
  return { ...nothingDone, mails };
}

async function writeMails(
  transaction: Transaction<DB>,
  { clock, ports: { site, queue } }: AlertHost,
): Promise<{ readonly due: number; readonly mails: number }> {
  const instant = clock.now();
  const now = instant.toISOString();
  const due = await takeDueSearches(transaction, now, MAILS);
  const mails: NewMail[] = [];
  const told: string[] = [];
  for (const area of alertAreas) {
    const searches = due.filter((search) => search.area === area);
    const ids = searches.map(({ id }) => id);
    const hits = await listUntoldHits(transaction, area, ids, londonDate(instant));
    for (const search of searches) {
      const { id, email, accountId } = search;
      const found = hits.get(id);
      if (found && email !== null) {
        told.push(id);
        mails.push({
          kind: ALERT_MAIL,
          recipient: email,
          accountId,
          tokenOf: { purpose: ALERT_LINK, id },
          unsubscribeAddress: endAddress(site.origin),
          content: alertMail({ ...search, hits: found }, site),
          uselessAfter: new Date(instant.getTime() + USEFUL_MS).toISOString(),
          now,
        });
      }
    }
  }
  if (due.length > 0) {
    await insertMails(transaction, queue, mails);
    await markTold(
      transaction,
      told,
      due.map(({ id }) => id),
      now,
    );
  }
  return { due: due.length, mails: mails.length };
}
