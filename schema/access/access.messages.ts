import { contactWords } from '../outbox/contact.ts';
import type { Letter, Sender } from '../outbox/mail-content.ts';

/** The words of the mails about an operator's decisions on an account. They contain no names. */

/** What an account may do once the decision holds. */
export interface AccountState {
  readonly isSuspended: boolean;
  readonly canPublish: boolean;
  /** Whether another verified member vouches for the publications of the organisation. */
  readonly isVouchedFor: boolean;
}

export function verifiedLetter({ productName, origin }: Sender, { isSuspended }: AccountState): Letter {
  const publishing = 'post jobs and list medical equipment in the name of your organisation.';
  return {
    subject: `Your ${productName} account is verified`,
    paragraphs: [
      isSuspended
        ? `When the suspension of your account is lifted, you can ${publishing}`
        : `You can now ${publishing}`,
    ],
    ...(!isSuspended && { link: toAccount(origin) }),
  };
}

export function notVerifiedLetter(
  { productName, origin }: Sender,
  { isSuspended, isVouchedFor }: AccountState,
): Letter {
  return {
    subject: `Your ${productName} account is to be verified again`,
    paragraphs: [
      isSuspended
        ? 'Your account stays suspended, so you cannot sign in. When the suspension is lifted, you cannot publish until your account is verified.'
        : 'You can sign in as before, and cannot publish until your account is verified.',
      isVouchedFor
        ? 'What you had published for your organisation stays: a verified colleague answers for it from now on.'
        : 'Any jobs that you had posted are closed, and any equipment that you had listed is withdrawn.',
    ],
    ...(!isSuspended && { link: toAccount(origin) }),
  };
}

export function suspendedLetter(sender: Sender, { isVouchedFor }: AccountState, reason: string): Letter {
  const contact = `If you think that this is a mistake, ${contactWords(sender)}.`;
  return {
    subject: `Your ${sender.productName} account is suspended`,
    paragraphs: [
      `This is the reason: ${reason}`,
      ...(isVouchedFor
        ? [
            'You are signed out everywhere and cannot sign in. The jobs and the equipment of your organisation stay published, as other members of it are verified.',
          ]
        : [
            'You are signed out everywhere and cannot sign in. No one can see the jobs and the equipment that you have published.',
            'If the suspension is lifted, they are shown again, except what has expired by then.',
          ]),
      contact,
    ],
  };
}

export function unsuspendedLetter({ productName, origin }: Sender, { canPublish }: AccountState): Letter {
  return {
    subject: `Your ${productName} account is no longer suspended`,
    paragraphs: canPublish
      ? [
          'You can sign in again. You can post jobs and list medical equipment in the name of your organisation.',
          'Any jobs and equipment that you had published are shown again, except what has expired meanwhile.',
        ]
      : ['You can sign in again. You cannot publish until your account is verified.'],
    link: toAccount(origin),
  };
}

function toAccount(origin: string) {
  return { label: 'Go to your account', address: `${origin}/account` };
}
