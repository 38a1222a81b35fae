import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../../schema/ports.ts';
import { sendTagged } from '../http/tagged-answer.ts';

export interface FixedTextsOptions {
  readonly productName: string;
  readonly publicOrigin: string;
  readonly clock: Clock;
  /** Where weaknesses are reported; without it on the page that says who to turn to. */
  readonly contactEmail: string | undefined;
}

const FRESH_FOR_SECONDS = 3_600;
const DAY_MS = 86_400_000;
/** For how many days a reader may rely on what security.txt says: less than the year that RFC 9116 recommends at most. */
const GOOD_FOR_DAYS = 180;
const INK = '#0c2740';
const WHITE = '#ffffff';

/** `GET /robots.txt`, `/.well-known/security.txt` and `/manifest.webmanifest`: what programs look for at a fixed address. */
export function fixedTexts(options: FixedTextsOptions): FastifyPluginAsync {
  const texts: Readonly<Record<string, { readonly type: string; write(): string }>> = {
    '/robots.txt': { type: 'text/plain; charset=utf-8', write: () => robots(options) },
    '/.well-known/security.txt': { type: 'text/plain; charset=utf-8', write: () => security(options) },
    '/manifest.webmanifest': { type: 'application/manifest+json; charset=utf-8', write: () => manifest(options) },
  };
  return async (app) => {
    for (const [path, { type, write }] of Object.entries(texts)) {
      app.get(path, (request, reply) =>
        sendTagged(request, reply, { text: write(), type, cacheControl: `public, max-age=${FRESH_FOR_SECONDS}` }),
      );
    }
  };
}

/** Pages declare `noindex` themselves, which only crawlers that may read them see; the interfaces are not pages. */
function robots({ publicOrigin }: FixedTextsOptions): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /graphql',
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** As RFC 9116 has it. The day that it ends moves on once a day. */
function security({ publicOrigin, clock, contactEmail }: FixedTextsOptions): string {
  const today = Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS;
  return [
    `Contact: ${contactEmail ? `mailto:${contactEmail}` : `${publicOrigin}/about#contact`}`,
    `Expires: ${new Date(today + GOOD_FOR_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

function manifest({ productName }: FixedTextsOptions): string {
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: productName,
    short_name: productName,
    description: 'Recruitment, compliance and equipment for UK health services.',
    lang: 'en-GB',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: INK,
    background_color: WHITE,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
}
