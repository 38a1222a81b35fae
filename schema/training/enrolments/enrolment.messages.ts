import type { Letter } from '../../outbox/mail-content.ts';
import { DECIDED_WITHIN_DAYS } from './enrolment-row.ts';

interface About {
  readonly title: string;
  readonly address: string;
}

const FOLLOW = 'See your training';

/** Tells that an account is enrolled in a path. */
export function enrolledLetter({ title, address }: About): Letter {
  return {
    subject: 'You are enrolled',
    paragraphs: [
      `You are enrolled in '${title}'.`,
      'Your account page shows how far you have come. You can withdraw there at any time.',
    ],
    link: { label: FOLLOW, address },
  };
}

/** Tells that an application for a certification has arrived. */
export function certificationReceivedLetter({ title, address }: About): Letter {
  return {
    subject: 'We have received your application',
    paragraphs: [
      `We have received your application for '${title}'.`,
      `We decide within ${DECIDED_WITHIN_DAYS} days and email you. You can withdraw your application on your account page.`,
    ],
    link: { label: FOLLOW, address },
  };
}

/** Tells how a certification was decided on. */
export function certificationDecidedLetter({ title, address, reason }: About & { reason: string | null }): Letter {
  return reason === null
    ? {
        subject: 'Your application was accepted',
        paragraphs: [`Your application for '${title}' was accepted. You are enrolled.`],
        link: { label: FOLLOW, address },
      }
    : {
        subject: 'Your application was not accepted',
        paragraphs: [`Your application for '${title}' was not accepted.`, `The reason: ${reason}`],
        link: { label: FOLLOW, address },
      };
}

/** The mail about a completed programme, with the address of its certificate. */
export function completedLetter({ title, address }: About): Letter {
  return {
    subject: 'Your certificate is ready',
    paragraphs: [
      `You have completed '${title}'. Your certificate is ready to print.`,
      'Anyone with this address can check the certificate. Your name is not shown there unless you choose so.',
    ],
    link: { label: 'See your certificate', address },
  };
}
