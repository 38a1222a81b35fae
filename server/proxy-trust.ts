import { isIP } from 'node:net';
import { StartError } from './start-error.ts';

/** Proxies whose X-Forwarded headers are believed: so many, counted from this server, or those at these addresses. */
export type ProxyTrust = number | string;

/**
 * Reads TRUST_PROXY. Nothing stands for every proxy: the first address in X-Forwarded-For is what the client wrote there.
 *
 * @throws StartError
 */
export function readTrustProxy(value: string | undefined): ProxyTrust {
  if (value === undefined || value === 'off') {
    return 0;
  }
  if (/^\d{1,2}$/.test(value)) {
    return Number(value);
  }
  if (value.split(',').every((address) => isNetwork(address.trim()))) {
    return value;
  }
  throw new StartError(
    `TRUST_PROXY must be a number of proxies or a list of their addresses, like 1 or 10.0.0.0/8, but it is '${value}'.`,
  );
}

/** The same as Fastify takes it. */
export function trustedProxies(trust: ProxyTrust): string | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust;
}

/** True for an address and for a network written like 10.0.0.0/8, but not for the network of all addresses. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  const isMask = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= most);
  return version !== 0 && more.length === 0 && isMask;
}
