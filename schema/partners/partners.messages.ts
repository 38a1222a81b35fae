import { contactWords } from '../outbox/contact.ts';
import type { Letter, Sender } from '../outbox/mail-content.ts';
import { longDate } from '../text/clock-text.ts';

/** The words of the mails about keys. They hold no key, and no name that a user gave to one. */

interface MadeKey {
  readonly beginning: string;
  readonly scopes: readonly string[];
  readonly expiresAt: string;
}

export function keyCreatedLetter(sender: Sender, { beginning, scopes, expiresAt }: MadeKey): Letter {
  return {
    subject: `A new API key for your ${sender.productName} account`,
    paragraphs: [
      `An API key was created that begins with ${beginning}. It works until ${longDate(expiresAt)}, for: ${scopes.join(', ')}.`,
      'Programs that hold it can do this in your name until you revoke it.',
      notYou(sender),
    ],
    link: { label: 'See your API keys', address: `${sender.origin}/account/api-keys` },
  };
}

export function keyRenewedLetter(
  sender: Sender,
  { beginning, expiresAt, previousEndsAt }: MadeKey & { readonly previousEndsAt: string | null },
): Letter {
  const before = previousEndsAt
    ? `The one before works until ${longDate(previousEndsAt)}.`
    : 'The one before no longer works.';
  return {
    subject: `An API key of your ${sender.productName} account was renewed`,
    paragraphs: [
      `An API key was renewed. The new one begins with ${beginning} and works until ${longDate(expiresAt)}. ${before}`,
      notYou(sender),
    ],
    link: { label: 'See your API keys', address: `${sender.origin}/account/api-keys` },
  };
}

function notYou(sender: Sender): string {
  return `If this was not you, revoke the key, change your password and ${contactWords(sender)} at once.`;
}
