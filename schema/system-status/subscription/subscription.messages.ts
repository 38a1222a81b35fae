import type { Letter } from '../../outbox/mail-content.ts';
import { componentOf } from '../component.ts';
import { incidentStageWords } from '../incident-words.ts';
import type { SaidUpdate } from './status-notices.queries.ts';

/** The words of the mails about the status. They hold nothing personal. */

export function confirmSubscriptionLetter(productName: string, address: string): Letter {
  return {
    subject: `Confirm that you want emails about the status of ${productName}`,
    paragraphs: [
      `We were asked to send emails about the status of ${productName} to this address. Confirm that you want them: one when an incident begins, and one each time that something is said of it. The link is good for 7 days.`,
      'If this was not you, you can ignore this email. Without the link nothing more is sent, and your address is deleted after 7 days.',
    ],
    link: { label: 'Confirm your subscription', address },
  };
}

export function subscribedLetter(productName: string, statusPage: string): Letter {
  return {
    subject: `You already get emails about the status of ${productName}`,
    paragraphs: [
      `We were asked to send emails about the status of ${productName} to this address, which gets them already. There is nothing to do.`,
    ],
    link: { label: 'System status', address: statusPage },
  };
}

export function updateLetter(
  productName: string,
  statusPage: string,
  { title, status, message, components }: SaidUpdate,
): Letter {
  const stage = incidentStageWords[status];
  const affected = components.map((slug) => componentOf(slug).name).join(', ');
  const [first = '', ...more] = message.split('\n').filter((line) => line.trim() !== '');
  return {
    subject: `${productName} status: ${title} (${stage})`,
    paragraphs: [`${stage}: ${first}`, ...more, `This is about: ${affected}.`],
    link: { label: 'System status', address: statusPage },
  };
}
