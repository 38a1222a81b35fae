/** What an address leads to: a page of the client, something else of this site, another site, or a way to write or call. */
export type LinkTarget = 'page' | 'site' | 'other-site' | 'contact';

/** Top-level domains that are kept from use (RFC 2606), at which invented sites are. */
const RESERVED = /^https?:\/\/(?:[^/?#]*\.)?(?:example|invalid|test)\.?(?::\d*)?(?:[/?#]|$)/i;

/** Whether a site was invented, so that no one can reach it. */
export function isInvented(href: string): boolean {
  return RESERVED.test(href);
}

/** What the server answers beside the pages. */
const NOT_A_PAGE = /^\/(?:api|graphql|health|metrics|assets|playground)(?:[/?#]|$)/;

const targets: readonly [RegExp, LinkTarget][] = [
  [/^https?:\/\/[^/]/i, 'other-site'],
  [/^(?:mailto|tel):/i, 'contact'],
  [NOT_A_PAGE, 'site'],
  [/^(?:\/(?!\/)|[#?])/, 'page'],
];

/** Where an address out of the content leads; undefined for javascript:, data: and whatever else is not to be followed. */
export function linkTarget(href: string): LinkTarget | undefined {
  // Browsers take a backslash for a slash and leave tabs out, so that "/\example.org" would lead to another site.
  if (/[\s\\]/.test(href)) return undefined;
  return targets.find(([pattern]) => pattern.test(href))?.[1];
}
