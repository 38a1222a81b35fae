import { createHmac } from 'node:crypto';
import type { Viewer, Visitor } from '../access/viewer.ts';

/** The digest of a visitor, for one subject and one day. Without the day's secret it does not identify them. */
export interface VisitorMark {
  readonly visitor: string;
  readonly network: string;
}

const DIGEST_LENGTH = 22;

/** Crawlers and headless browsers; Cubot is a maker of phones. */
const robots =
  /(?<!\bcu)bot\b|crawl|spider|slurp|scrap|headless|lighthouse|preview|monitor|facebookexternalhit|mediapartners|python|curl|wget|libwww|httpclient|okhttp|axios|node/i;

/** Whether it is probably no person: its user agent names a robot, or is empty. */
export function isRobot({ browser }: Visitor): boolean {
  return browser === '' || robots.test(browser);
}

/** The mark of a visitor on a subject, with the secret of the day: another subject or day gives an unrelated one. */
export function markOf(secret: string, subject: string, { address, browser }: Visitor): VisitorMark {
  const digest = (...parts: readonly string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([subject, ...parts]))
      .digest('base64url')
      .slice(0, DIGEST_LENGTH);
  const network = networkOf(address);
  return { visitor: digest(network, browser), network: digest(network) };
}

/** Where a request came from, for limits. */
export function networkOfViewer({ visitor }: Viewer): string {
  return networkOf(visitor?.address ?? '');
}

/** The site of a request, for limits that a client with many networks could exhaust. */
export function siteOfViewer({ visitor }: Viewer): string {
  return siteOf(visitor?.address ?? '');
}

/** The address itself, or the first 64 bits of one of version 6: a device changes the others by itself. */
export function networkOf(address: string): string {
  return firstGroups(address, 4);
}

/** The address itself, or the first 48 bits of one of version 6: one customer may have all 65,536 networks in them. */
export function siteOf(address: string): string {
  return firstGroups(address, 3);
}

function firstGroups(address: string, count: number): string {
  const [withoutZone = ''] = address.split('%', 1);
  const version4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(withoutZone)?.[1];
  if (version4 !== undefined || !withoutZone.includes(':')) {
    return version4 ?? address;
  }
  const [before = '', after] = withoutZone.toLowerCase().split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [head, tail] = [groups(before), groups(after ?? '')];
  const zeros =
    after === undefined ? [] : Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const whole = [...head, ...zeros, ...tail].slice(0, count);
  return whole.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
