import { contactWords } from '../../outbox/contact.ts';
import type { Letter, Sender } from '../../outbox/mail-content.ts';

/** The words of the mails about comments. */

export function commentShownLetter(title: string, address: string): Letter {
  return {
    subject: 'Your comment is now shown',
    paragraphs: [
      `We have read your comment on '${title}'. It is now shown in the discussion.`,
      'You can withdraw it at any time.',
    ],
    link: { label: 'See the discussion', address },
  };
}

export function commentRemovedLetter(
  { title, reason, address }: { title: string; reason: string; address: string },
  sender: Sender,
): Letter {
  return {
    subject: 'Your comment was not accepted',
    paragraphs: [
      `We have read your comment on '${title}' and do not show it.`,
      `The reason: ${reason.replaceAll(/\s+/g, ' ')}`,
      `You can write another comment. If you think that this is a mistake, ${contactWords(sender)}.`,
    ],
    link: { label: 'See the discussion', address },
  };
}
