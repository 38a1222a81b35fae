import type { Letter } from '../../outbox/mail-content.ts';

/** The words of the mails about products that accounts list. */

export function equipmentPublishedLetter(name: string, address: string): Letter {
  return {
    subject: 'Your equipment is now listed',
    paragraphs: [
      `We have reviewed '${name}'. It is now listed in the equipment marketplace.`,
      'You can change its price and stock at any time. Any other change is reviewed before it is shown.',
    ],
    link: { label: 'See your listing', address },
  };
}

export function equipmentDeclinedLetter(name: string, reason: string, address: string): Letter {
  return {
    subject: 'Your equipment was not listed',
    paragraphs: [
      `We have reviewed '${name}' and have not listed it.`,
      `The reason: ${reason.replaceAll(/\s+/g, ' ')}`,
      'You can change it on your account page. It is then reviewed again.',
    ],
    link: { label: 'Change your listing', address },
  };
}
