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
      'The jobs that you had posted are closed and your equipment is withdrawn.',
    ],
    link: { label: 'Go to your account', address: `${origin}/account` },
  };
}

export function suspendedLetter(productName: string, origin: string): Letter {
  return {
    subject: `Your ${productName} account is suspended`,
    paragraphs: [
      'You are signed out everywhere and cannot sign in. The jobs that you had posted are closed and your equipment is withdrawn.',
      'If you think that this is a mistake, contact us.',
    ],
    link: { label: 'Contact us', address: `${origin}/contact` },
  };
}

export function unsuspendedLetter(productName: string, origin: string): Letter {
  return {
    subject: `Your ${productName} account is no longer suspended`,
    paragraphs: ['You can sign in again. What you had published stays closed until you open it yourself.'],
    link: { label: 'Go to your account', address: `${origin}/account` },
  };
}
