import { request as askPlainly } from 'node:http';
import { request as askEncrypted } from 'node:https';
import type { Config } from '../config.ts';

/** Far more than any answer that is asked for. */
const MOST_BYTES = 4_000_000;
const everyAddress: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Where the portal is asked, and the host that it answers for. */
export interface PortalAddress {
  readonly protocol: 'http:' | 'https:';
  readonly hostname: string;
  readonly port: number | string;
  readonly host: string;
}

export interface PortalAnswer {
  readonly status: number;
  readonly text: string;
}

export interface PortalRequest {
  readonly path: string;
  readonly accept: string;
  /** Sent as JSON by POST. */
  readonly json?: object;
}

/** Asks the portal over HTTP. Rejects if it is not reached, or the signal ends it. */
export type AskPortal = (request: PortalRequest, signal: AbortSignal) => Promise<PortalAnswer>;

/** Where a process of the portal asks itself: at the address that it listens on. */
export function ownAddress({
  host,
  port,
  publicOrigin,
}: Pick<Config, 'host' | 'port' | 'publicOrigin'>): PortalAddress {
  return { protocol: 'http:', hostname: everyAddress[host] ?? host, port, host: new URL(publicOrigin).host };
}

/** Where others ask the portal, as a worker apart does: at its public origin. */
export function publicAddress({ publicOrigin }: Pick<Config, 'publicOrigin'>): PortalAddress {
  const { protocol, hostname, port, host } = new URL(publicOrigin);
  const isEncrypted = protocol === 'https:';
  return {
    protocol: isEncrypted ? 'https:' : 'http:',
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port: port || (isEncrypted ? 443 : 80),
    host,
  };
}

/** Requests an address, each time on a new connection, as a new visitor does. */
export function askPortalAt({ protocol, hostname, port, host }: PortalAddress): AskPortal {
  const ask = protocol === 'https:' ? askEncrypted : askPlainly;
  return ({ path, accept, json }, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<PortalAnswer>();
    const body = json && JSON.stringify(json);
    const headers = {
      host,
      accept,
      'user-agent': 'status probe',
      connection: 'close',
      ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    const method = body ? 'POST' : 'GET';
    const request = ask({ hostname, port, path, method, headers, signal, agent: false }, (response) => {
      const pieces: Buffer[] = [];
      let bytes = 0;
      response.on('data', (piece: Buffer) => {
        bytes += piece.length;
        pieces.push(piece);
        if (bytes > MOST_BYTES) {
          request.destroy(new Error('The answer is too long.'));
        }
      });
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString('utf8') });
      });
    });
    request.on('error', reject);
    request.end(body);
    return promise;
  };
}
