import type { Letter } from '../outbox/mail-content.ts';
import { PROMISED_HOURS } from './reply-time.ts';

/**
 * The words of the mails about enquiries. A receipt holds nothing of what was entered: whose the address is, is not known, and
 * a form must not send other people's words to strangers.
 */

export function enquiryReceivedLetter(productName: string, reference: string, address: string): Letter {
  return {
    subject: `We have your message, ${reference}`,
    paragraphs: [
      `We have received your message to ${productName}. Its reference is ${reference}. We reply within ${PROMISED_HOURS.contactPage} hours. Follow the link to read your message, add to it or close it.`,
      'We reply to this address. Anyone with the link can read the messages, so keep this email to yourself.',
      'If you did not write to us, you can ignore this email.',
    ],
    link: { label: 'See your message', address },
  };
}

export function enquiryAnsweredLetter(reference: string, body: string, address: string): Letter {
  return {
    subject: `We have replied to your message, ${reference}`,
    paragraphs: [
      `We have replied to your message ${reference}. Follow the link to see all messages and to write back: replies to this email are not read.`,
      ...body.split('\n').filter((line) => line.trim() !== ''),
    ],
    link: { label: 'Read and write back', address },
  };
}

export function enquiryClosedLetter(reference: string, address: string): Letter {
  return {
    subject: `We have closed your message, ${reference}`,
    paragraphs: [
      `We have closed your message ${reference}. If there is more to say, follow the link and write: that opens it again.`,
    ],
    link: { label: 'See your message', address },
  };
}
