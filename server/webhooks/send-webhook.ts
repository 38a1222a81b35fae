import type { OutgoingWebhook, SentWebhook } from '../../schema/webhooks/delivering/deliver.ts';
import { isLoopbackUrl, problemOfUrl } from '../../schema/webhooks/endpoint-url.ts';
import { postTo } from './post.ts';
import { type ResolveHost, resolvePublic } from './resolve-public.ts';
import { signedHeaders } from './signed-headers.ts';

/** All of an attempt together: looking the name up, connecting, sending, and reading the answer. */
const LONGEST_MS = 5_000;

export interface SenderOptions {
  /** Whether messages may go to this machine by http, which tests alone may have. */
  readonly allowsLoopback: boolean;
  /** Who sends, in the header that says so. */
  readonly userAgent: string;
  /** Resolves all addresses of a name: by the servers of this machine, unless a test has its own. */
  readonly resolve?: ResolveHost;
}

/**
 * Sends messages to addresses that users have entered: by https, to a host of which every address is public, over a connection
 * to one of the very addresses that were looked at. No redirect is followed, and an answer is read for 5 seconds and 64 kB at most.
 */
export function webhookSender({ allowsLoopback, userAgent, resolve }: SenderOptions) {
  return async ({ url: text, id, body, secrets, sentAt }: OutgoingWebhook): Promise<SentWebhook> => {
    const url = new URL(text);
    // Rules may have become stricter since it was entered.
    if (problemOfUrl(url, allowsLoopback) !== undefined) {
      return { outcome: 'not_public', status: null };
    }
    const signal = AbortSignal.timeout(LONGEST_MS);
    const found = isLoopbackUrl(url)
      ? { addresses: ['127.0.0.1'] }
      : await resolvePublic(url.hostname, { resolve, signal });
    if ('outcome' in found) {
      return { outcome: found.outcome, status: null };
    }
    const headers = { ...signedHeaders({ id, body, secrets, sentAt }), 'user-agent': userAgent };
    return postTo(url, { addresses: found.addresses, headers, body, signal });
  };
}
