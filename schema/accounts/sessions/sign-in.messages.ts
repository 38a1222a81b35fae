import { contactWords } from '../../outbox/contact.ts';
import type { Letter, Sender } from '../../outbox/mail-content.ts';

/** The words of the mails about how a user signs in to an account. Each says what to do if that is a stranger. */

/** What providers are called, in a phrase; empty if there is none. */
interface Providers {
  readonly connected: string;
  readonly disconnected: string;
}

function ifNotYou(sender: Sender): string {
  return `If this was not you, choose a new password at once: select 'Forgotten your password?' where you sign in. That signs out every device, disconnects Google and LinkedIn, revokes your API keys and turns off your webhooks. Then ${contactWords(sender)}.`;
}

export function passwordChangedLetter(
  sender: Sender,
  {
    connected,
    disconnected,
    revokedKeys,
    pausedWebhooks,
  }: Providers & { readonly revokedKeys: number; readonly pausedWebhooks: number },
): Letter {
  return {
    subject: `Your ${sender.productName} password was changed`,
    paragraphs: [
      `The password of your ${sender.productName} account was changed, and every other device was signed out.`,
      ...(connected ? [stillSignsIn(connected)] : []),
      ...(disconnected
        ? [
            `Because it was chosen by a link in an email, ${disconnected} can no longer be used to sign in. You can connect what is yours again on your account page.`,
          ]
        : []),
      ...(revokedKeys > 0
        ? ['Because it was chosen by a link in an email, your API keys were revoked. You can make new ones.']
        : []),
      ...(pausedWebhooks > 0
        ? [
            'Because it was chosen by a link in an email, your webhooks were turned off. Look at where each of them sends messages before you resume it.',
          ]
        : []),
      ifNotYou(sender),
    ],
    ...(pausedWebhooks > 0 && {
      link: { label: 'Manage your webhooks', address: `${sender.origin}/account/webhooks` },
    }),
  };
}

export function passwordSetLetter(sender: Sender, { connected }: Providers): Letter {
  return {
    subject: `Your ${sender.productName} account has a password`,
    paragraphs: [
      `A password was set for your ${sender.productName} account, and every other device was signed out.`,
      ...(connected ? [stillSignsIn(connected)] : []),
      ifNotYou(sender),
    ],
  };
}

export function providerConnectedLetter(sender: Sender, name: string): Letter {
  return {
    subject: `${name} can sign in to your ${sender.productName} account`,
    paragraphs: [
      `${name} was connected to your ${sender.productName} account. It can be used to sign in, without a password.`,
      ifNotYou(sender),
    ],
  };
}

export function providerDisconnectedLetter(sender: Sender, name: string): Letter {
  return {
    subject: `${name} was disconnected from your ${sender.productName} account`,
    paragraphs: [
      `${name} can no longer be used to sign in to your ${sender.productName} account. Devices that are signed in stay signed in.`,
      ifNotYou(sender),
    ],
  };
}

function stillSignsIn(names: string): string {
  return `${names} can still be used to sign in, without the password. Disconnect on your account page what you did not connect yourself.`;
}
