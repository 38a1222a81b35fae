import { ipOfHost, isPublicAddress } from './public-address.ts';

export const LONGEST_URL = 500;
/** Where receivers listen: other ports are those of mail, databases and machines that expect no webhook. */
const PORTS: ReadonlySet<string> = new Set(['', '443', '8443']);
const LOOPBACK = /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/;

/** Whether messages go to this machine by http, which tests alone may have. */
export function isLoopbackUrl({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && LOOPBACK.test(hostname);
}

/** The problem of an endpoint's address, as a sentence; undefined if it may be tried. */
export function problemOfUrl(url: URL, allowsLoopback: boolean): string | undefined {
  if (url.username !== '' || url.password !== '') {
    return 'The address must not hold a user name or password';
  }
  if (allowsLoopback && isLoopbackUrl(url)) {
    return undefined;
  }
  if (url.protocol !== 'https:') {
    return 'The address must start with https://';
  }
  if (!PORTS.has(url.port)) {
    return 'The address must use port 443 or 8443';
  }
  const ip = ipOfHost(url.hostname);
  if (ip === undefined ? !/\.[a-z]/i.test(url.hostname) : !isPublicAddress(ip)) {
    return 'The address must be one of the public internet, like https://example.com/webhooks';
  }
  return undefined;
}
