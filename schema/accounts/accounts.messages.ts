import { contactWords } from '../outbox/contact.ts';
import type { Letter, Sender } from '../outbox/mail-content.ts';

/** The words of the mails about accounts. They contain no names: a stranger who signs up may write anything as their name. */

const NOT_YOU = 'If this was not you, you can ignore this email. Nothing changes unless the link is used.';

export function passwordResetLetter(productName: string, address: string): Letter {
  return {
    subject: `Choose a new ${productName} password`,
    paragraphs: [
      `Someone asked for a new password for your ${productName} account. The link is good for 1 hour and works once.`,
      'When you have chosen a new password, you are signed out everywhere, Google and LinkedIn are disconnected, and your API keys are revoked. You can sign in with the new password.',
      NOT_YOU,
    ],
    link: { label: 'Choose a new password', address },
  };
}

export function confirmationLetter(productName: string, address: string): Letter {
  return {
    subject: `Confirm your email address for ${productName}`,
    paragraphs: [
      `An account with ${productName} was opened with this email address. Confirm that it is yours. The link is good for 7 days.`,
      'If you did not open an account, you can ignore this email.',
    ],
    link: { label: 'Confirm your email address', address },
  };
}

export function emailChangeLetter(productName: string, address: string): Letter {
  return {
    subject: `Confirm your new email address for ${productName}`,
    paragraphs: [
      `Someone asked to use this email address for their ${productName} account from now on. The link is good for 24 hours and works once.`,
      NOT_YOU,
    ],
    link: { label: 'Use this email address', address },
  };
}

export function emailChangedLetter(sender: Sender): Letter {
  const { productName } = sender;
  return {
    subject: `The email address of your ${productName} account was changed`,
    paragraphs: [
      `Your ${productName} account now has another email address, and this one no longer belongs to it.`,
      `If this was not you, ${contactWords(sender)} at once.`,
    ],
  };
}

export function accountDeletedLetter(sender: Sender): Letter {
  const { productName } = sender;
  return {
    subject: `Your ${productName} account is deleted`,
    paragraphs: [
      `Your ${productName} account was deleted, with your profile and all sign-ins. This cannot be undone.`,
      `If this was not you, ${contactWords(sender)} at once.`,
    ],
  };
}
