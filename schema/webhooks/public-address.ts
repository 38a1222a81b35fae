import ipaddr from 'ipaddr.js';

/** Where addresses of version 6 are that are reached from the internet (RFC 4291); all other parts have an end of their own. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is one of the public internet: no private, local, shared, documentation or reserved one, and none that
 * leads to such a one by another notation.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) {
    return false;
  }
  const address = ipaddr.process(text);
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST));
}

/** Whether the host of an address is itself an IP address, in brackets if it is one of version 6. */
export function ipOfHost(host: string): string | undefined {
  const bare = host.startsWith('[') ? host.slice(1, -1) : host;
  return ipaddr.isValid(bare) ? bare : undefined;
}
