import type { Letter } from '../../outbox/mail-content.ts';
import { pausedWords } from '../safety-notices/paused-sale.ts';

/** The words of the mails about products that accounts list. */

/** @param pausedBy references of the safety notices that pause its sale */
export function equipmentPublishedLetter(name: string, address: string, pausedBy: readonly string[]): Letter {
  return {
    subject: 'Your equipment is now listed',
    paragraphs: [
      `We have reviewed '${name}'. It is now listed in the equipment marketplace.`,
      ...(pausedBy.length > 0 ? [pausedWords(pausedBy)] : []),
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
