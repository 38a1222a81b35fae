import { londonDate } from '../text/clock-text.ts';
import { shifted } from '../working-days/bank-holidays.ts';
import { londonInstant } from '../working-days/working-days.ts';

/** In London, of daily and weekly mails. */
const MAIL_HOUR = 8;
const MONDAY = 1;
const MINUTE_MS = 60_000;
/** The identifier of the queue job of a minute: whichever process adds it, there is one. */
const ID_START = '00000000-0000-4000-8000-1';

/** When the mails about present matches are due. */
export interface MailTimes {
  readonly instantAt: string;
  readonly dailyAt: string;
  readonly weeklyAt: string;
  /** The least time between two instant mails: matches that are published together are mailed together. */
  readonly notBefore: string;
}

/** When matches of an instant are mailed: now, at 8am in London tomorrow or today, and at 8am on a Monday. */
export function mailTimes(now: Date): MailTimes {
  let day = londonDate(now);
  if (londonInstant(day, MAIL_HOUR) <= now) {
    day = shifted(day, 1);
  }
  const dailyAt = londonInstant(day, MAIL_HOUR).toISOString();
  while (new Date(`${day}T12:00:00Z`).getUTCDay() !== MONDAY) {
    day = shifted(day, 1);
  }
  const weeklyAt = londonInstant(day, MAIL_HOUR).toISOString();
  return { instantAt: now.toISOString(), dailyAt, weeklyAt, notBefore: '10 minutes' };
}

/** The next minute whose run is still to come, and that is later than that of a queue job: clocks may differ a little. */
export function nextAlertRun(now: Date, after?: string): { readonly jobId: string; readonly startAfter: string } {
  const last = after?.startsWith(ID_START) ? Number(after.slice(ID_START.length)) : 0;
  const minute = Math.max(Math.floor(now.getTime() / MINUTE_MS), last) + 1;
  return {
    jobId: ID_START + String(minute).padStart(11, '0'),
    startAfter: new Date(minute * MINUTE_MS).toISOString(),
  };
}
