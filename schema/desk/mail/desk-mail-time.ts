import { londonDate } from '../../text/clock-text.ts';
import { shifted } from '../../working-days/bank-holidays.ts';
import { isWorkingDay, londonInstant } from '../../working-days/working-days.ts';

const MAIL_HOUR = 8;
/** After the working day there is no use in it. */
const USELESS_HOUR = 17;

/** The identifier of the queue job of a day: whichever process adds it, there is one. */
const ID_START = '00000000-0000-4000-8000-0000';

/** A day on which what waits is mailed, as YYYY-MM-DD, with the hours between which that is done. */
export interface DeskMailDay {
  readonly day: string;
  readonly jobId: string;
  readonly from: Date;
  readonly until: Date;
}

function mailDay(day: string): DeskMailDay {
  return {
    day,
    jobId: ID_START + day.replaceAll('-', ''),
    from: londonInstant(day, MAIL_HOUR),
    until: londonInstant(day, USELESS_HOUR),
  };
}

/** The first working day whose 8am in London is still to come, and that is later than a day. */
export function nextMailDay(now: Date, after?: string): DeskMailDay {
  let next = mailDay(londonDate(now));
  while (!isWorkingDay(next.day) || next.from <= now || (after !== undefined && next.day <= after)) {
    next = mailDay(shifted(next.day, 1));
  }
  return next;
}

/** The day of a queue job; undefined if it is of none. */
export function mailDayOf(jobId: string): DeskMailDay | undefined {
  const [, year, month, day] = /^00000000-0000-4000-8000-0000(\d{4})(\d{2})(\d{2})$/.exec(jobId) ?? [];
  return year === undefined ? undefined : mailDay(`${year}-${month}-${day}`);
}
