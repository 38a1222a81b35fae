import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import type { SentWebhook } from '../../schema/webhooks/delivering/deliver.ts';

/** So much of an answer is read. */
const MOST_BYTES = 64_000;

interface Posted {
  /** Looked up and checked before: no other address is connected to. */
  readonly addresses: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Ends all of it. */
  readonly signal: AbortSignal;
}

/** Posts a body to an address of the host, with the host's name in the request and in its certificate; returns the result. */
export function postTo(url: URL, { addresses, headers, body, signal }: Posted): Promise<SentWebhook> {
  const lookup: LookupFunction = (_host, { all }, done) => {
    const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
    const [{ address, family } = { address: '', family: 4 }] = found;
    // Typed for both ways of calling back, of which Node asks for one.
    (done as (error: null, ...answer: unknown[]) => void)(null, ...(all ? [found] : [address, family]));
  };
  const send = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve) => {
    const failed = (error: unknown) => resolve({ outcome: signal.aborted ? 'late' : outcomeOf(error), status: null });
    const options = {
      method: 'POST',
      lookup,
      signal,
      agent: false,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    };
    const request = send(url, options, (response) => {
      readAnswer(response).then(resolve, failed);
    });
    request.on('error', failed);
    request.end(body);
  });
}

/** Reads a response to its end, and discards it: at most 64 kB are read. */
async function readAnswer(response: IncomingMessage): Promise<SentWebhook> {
  const { statusCode: status = 0 } = response;
  let bytes = 0;
  for await (const piece of response) {
    bytes += (piece as Buffer).length;
    if (bytes > MOST_BYTES) {
      // Leaving the loop ends the connection.
      return { outcome: 'too_long', status };
    }
  }
  if (status >= 200 && status < 300) {
    return { outcome: 'answered', status };
  }
  return { outcome: status >= 300 && status < 400 ? 'redirected' : 'refused', status };
}

/** Errors of TLS that say that the other side is not who it should be. */
const UNTRUSTED = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME|^ERR_TLS|^ERR_SSL/;

function outcomeOf(error: unknown): SentWebhook['outcome'] {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return UNTRUSTED.test(code) ? 'untrusted' : 'unreachable';
}
