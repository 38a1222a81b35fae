import type { Letter } from '../outbox/mail-content.ts';

/** The words of the mails about what an operator has decided about an account. They name nobody. */

export function verifiedLetter(productName: string, origin: string): Letter {
  return {
    subject: `Your ${productName} account is verified`,
    paragraphs: ['You can now post jobs and list medical equipment in the name of your organisation.'],
    link: { label: 'Go to your account', address: `${origin}/account` },
  };
}

export function notVerifiedLetter(productName: string, origin: string): Letter {
  return {
    subject: `Your ${productName} account is to be verified again`,
    paragraphs: [
      'You can sign in as before, and cannot publish until your account is verified.',
      'Any jobs that you had posted are closed, and any equipment that you had listed is withdrawn.',
    ],
    link: { label: 'Go to your account', address: `${origin}/account` },
  };
}

export function suspendedLetter(productName: string, origin: string, reason: string): Letter {
  return {
    subject: `Your ${productName} account is suspended`,
    paragraphs: [
      `This is the reason: ${reason}`,
      'You are signed out everywhere and cannot sign in. Nobody can see the jobs and the equipment that you have published.',
      'If the suspension is lifted, they are shown again, except what has expired by then.',
    ],
    link: { label: 'Contact us if you think that this is a mistake', address: `${origin}/contact` },
  };
}

export function unsuspendedLetter(productName: string, origin: string): Letter {
  return {
    subject: `Your ${productName} account is no longer suspended`,
    paragraphs: [
      'You can sign in again, and do all that you could do before.',
      'The jobs and the equipment that you have published are shown again, except what has expired meanwhile.',
    ],
    link: { label: 'Go to your account', address: `${origin}/account` },
  };
}
