import type { Letter } from '../../outbox/mail-content.ts';

/**
 * The words of the mails about messages to suppliers. They hold nothing of what buyers have entered: whose the address is,
 * is not known, and a form must not send other people's words to strangers.
 */

interface About {
  readonly reference: string;
  readonly address: string;
}

export function conversationSentLetter({ reference, address }: About): Letter {
  return {
    subject: `We have passed on your message, ${reference}`,
    paragraphs: [
      `Your message ${reference} is with the supplier. Follow the link to read it, and what the supplier answers.`,
      'We tell you at this address when the supplier has answered. The supplier does not see the address.',
      'If you did not write to a supplier, you can ignore this email.',
    ],
    link: { label: 'See your message', address },
  };
}

export function conversationReceivedLetter({ reference, address, product }: About & { product: string }): Letter {
  return {
    subject: `A buyer has written to you, ${reference}`,
    paragraphs: [
      `A buyer has written to you about ${product}. Follow the link to read the message and to answer it: replies to this email are not read.`,
      'All members of your organisation who publish for it get this email, and can answer.',
    ],
    link: { label: 'Read and answer', address },
  };
}

export function conversationAnsweredLetter({ reference, address }: About): Letter {
  return {
    subject: `The supplier has answered, ${reference}`,
    paragraphs: [
      `The supplier has answered your message ${reference}. Follow the link to read it and to write back: replies to this email are not read.`,
    ],
    link: { label: 'Read and write back', address },
  };
}
