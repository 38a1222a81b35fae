import { contactWords } from '../outbox/contact.ts';
import type { Letter, Sender } from '../outbox/mail-content.ts';

/** The words of the mails about webhooks. They hold no secret, and of an address no more than its host. */

export function endpointAddedLetter(sender: Sender, host: string): Letter {
  return {
    subject: `A new webhook for your ${sender.productName} account`,
    paragraphs: [
      `A webhook was added that sends messages to ${host}. They tell of what was chosen, until you turn it off or delete it.`,
      `If this was not you, delete the webhook, change your password and ${contactWords(sender)} at once.`,
    ],
    link: { label: 'Manage your webhooks', address: `${sender.origin}/account/webhooks` },
  };
}

/** @param host where messages go from now on. */
export function endpointMovedLetter(sender: Sender, host: string): Letter {
  return {
    subject: `A webhook of your ${sender.productName} account sends messages elsewhere`,
    paragraphs: [
      `The address of a webhook was changed. It sends messages to ${host} from now on.`,
      `If this was not you, delete the webhook, change your password and ${contactWords(sender)} at once.`,
    ],
    link: { label: 'Manage your webhooks', address: `${sender.origin}/account/webhooks` },
  };
}

export function secretChangedLetter(sender: Sender, host: string): Letter {
  return {
    subject: `A new secret for a webhook of your ${sender.productName} account`,
    paragraphs: [
      `A new secret was made for the webhook that sends messages to ${host}. For 24 hours messages are signed with the secret before as well.`,
      `If this was not you, delete the webhook, change your password and ${contactWords(sender)} at once.`,
    ],
    link: { label: 'Manage your webhooks', address: `${sender.origin}/account/webhooks` },
  };
}

export function endpointDisabledLetter(sender: Sender, host: string): Letter {
  return {
    subject: `A webhook of your ${sender.productName} account was turned off`,
    paragraphs: [
      `Messages to ${host} have failed for 3 days, so the webhook was turned off. Nothing more is sent to it.`,
      'What it was to be told is kept for 30 days. Once your server works again, turn the webhook on: what waits is sent then.',
    ],
    link: { label: 'Manage your webhooks', address: `${sender.origin}/account/webhooks` },
  };
}
