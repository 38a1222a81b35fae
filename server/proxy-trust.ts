import { BlockList, isIP } from 'node:net';
import { StartError } from './start-error.ts';

/**
 * Proxies whose X-Forwarded headers are believed: so many, counted from this server, the nearest of them on this machine or
 * in a private network, or those at these addresses.
 */
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

/**
 * The same as Fastify takes it. A number says nothing of who connects, so a client that reaches the port past its proxy,
 * from a public address, is no proxy.
 */
export function trustedProxies(trust: ProxyTrust): string | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (address, hop) => hop < trust && (hop > 0 || isPrivate(address)) : trust;
}

/** This machine, and networks that are not routed: RFC 1918, 3927, 4193, 4291 and 6598. */
const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  privateNetworks.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  privateNetworks.addSubnet(network, bits, 'ipv6');
}

function isPrivate(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && privateNetworks.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** True for an address and for a network written like 10.0.0.0/8, but not for the network of all addresses. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  const isMask = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= most);
  return version !== 0 && more.length === 0 && isMask;
}
