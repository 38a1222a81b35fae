import type { FieldChecks } from './field-checks.ts';

const LONGEST = 500;

type Protocol = 'https' | 'http';

/**
 * A web address as it is kept, which a page may have people follow; undefined if a text is none, or is one that leads
 * elsewhere than it reads: what stands before an @ looks like the site, and is not.
 */
export function webAddress(text: string, protocols: readonly Protocol[] = ['https', 'http']): string | undefined {
  if (text.length > LONGEST) {
    return undefined;
  }
  const [, protocol = '', rest = ''] = /^(https?)(:\/\/[^\s"'<>\\]+)$/i.exec(text) ?? [];
  const known = protocols.find((candidate) => candidate === protocol.toLowerCase());
  const isPlain = /^:\/\/[^/?#@]+(?:[/?#]|$)/.test(rest);
  return known && isPlain && URL.canParse(text) ? `${known}${rest}` : undefined;
}

/** Checks the web address in a field that may be empty, which is null. */
export function checkWebAddress(checks: FieldChecks, path: string, value: string | null | undefined): string | null {
  const text = checks.line(path, value, { most: LONGEST, name: 'Web address' });
  const address = webAddress(text);
  if (text !== '' && address === undefined) {
    checks.refuse(path, 'Enter a web address that starts with https:// or http://');
  }
  return address ?? null;
}
