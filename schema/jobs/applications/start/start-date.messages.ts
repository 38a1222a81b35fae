import type { Letter } from '../../../outbox/mail-content.ts';

const longDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** '2027-01-04' as people read it: 'Monday 4 January 2027'. */
function dayInWords(date: string): string {
  return longDay.format(new Date(date)).replace(',', '');
}

/** Tells an applicant which day the employer proposes for work to begin; `before` is the one that it takes the place of. */
export function startProposedLetter({
  title,
  startsOn,
  before,
  address,
}: {
  title: string;
  startsOn: string;
  before: string | null;
  address: string;
}): Letter {
  const day = dayInWords(startsOn);
  return {
    subject: before === null ? 'A start date is proposed for your new job' : 'Your start date has changed',
    paragraphs: [
      before === null
        ? `The employer proposes that you start as '${title}' on ${day}.`
        : `The employer proposes that you start as '${title}' on ${day}, not on ${dayInWords(before)}.`,
      'Sign in to agree to this date. If it does not suit you, contact the employer, who can propose another one.',
    ],
    link: { label: 'See your start date', address },
  };
}

/** Tells the employer that the applicant has agreed to the day. The applicant is not named. */
export function startAgreedLetter({
  title,
  startsOn,
  address,
}: {
  title: string;
  startsOn: string;
  address: string;
}): Letter {
  return {
    subject: 'A start date is agreed',
    paragraphs: [`The applicant whom you hired as '${title}' agrees to start on ${dayInWords(startsOn)}.`],
    link: { label: 'See the application', address },
  };
}
