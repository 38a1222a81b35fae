import type { Letter } from '../../../outbox/mail-content.ts';
import { inLondon } from '../webinar-words.ts';

/** A webinar that a mail tells of, and the portal's address. */
interface About {
  readonly id: string;
  readonly title: string;
  readonly startsAt: string;
  readonly origin: string;
}

const calendarLink = ({ id, origin }: About) => ({
  label: 'Add it to your calendar',
  address: `${origin}/calendar/${id}.ics`,
});
const ownLink = ({ origin }: About) => `Your places, and the link to join: ${origin}/account#training`;

/** Tells that an account has a seat. */
export function registeredLetter(about: About): Letter {
  return {
    subject: 'You have a place in a webinar',
    paragraphs: [
      `You have a place in '${about.title}' on ${inLondon(about.startsAt)}, London time.`,
      ownLink(about),
      'If you cannot come, give your place back there, so that another person gets it.',
    ],
    link: calendarLink(about),
  };
}

/** Tells that all seats are taken, and that the account waits. */
export function waitingLetter(about: About, position: number): Letter {
  return {
    subject: 'You are on a waiting list',
    paragraphs: [
      `All seats of '${about.title}' on ${inLondon(about.startsAt)} are taken. You are number ${position} on the waiting list.`,
      'We will email you as soon as a place is given back.',
    ],
    link: { label: 'See your places', address: `${about.origin}/account#training` },
  };
}

/** Tells an account that has waited that it has a seat. */
export function movedUpLetter(about: About): Letter {
  return {
    subject: 'You have a place in a webinar',
    paragraphs: [
      `A place was given back: you now have one in '${about.title}' on ${inLondon(about.startsAt)}, London time.`,
      ownLink(about),
      'If you cannot come, give your place back there, so that another person gets it.',
    ],
    link: calendarLink(about),
  };
}

/** Tells that something of a webinar has changed that calendars keep. */
export function changedLetter(about: About): Letter {
  return {
    subject: 'A webinar has changed',
    paragraphs: [
      `'${about.title}' has changed. It now begins on ${inLondon(about.startsAt)}, London time.`,
      ownLink(about),
    ],
    link: { ...calendarLink(about), label: 'Update your calendar' },
  };
}

/** Tells that a webinar does not take place. */
export function cancelledLetter(about: About): Letter {
  return {
    subject: 'A webinar is cancelled',
    paragraphs: [
      `'${about.title}' on ${inLondon(about.startsAt)} is cancelled.`,
      `Other webinars: ${about.origin}/training#webinars`,
    ],
    link: { ...calendarLink(about), label: 'Take it out of your calendar' },
  };
}
