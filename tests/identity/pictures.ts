import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEADLINE } from '../../client/home/words.ts';
import project from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const NAVY = '#0c2740';

/** A picture as a page of its own, of this size in pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly html: string;
}

/** Pictures of the identity, by the file in client/public that each becomes. */
export function pictures(): Readonly<Record<string, Picture>> {
  return {
    'share.png': sharePicture(),
    'apple-touch-icon.png': squareIcon(180),
    'icon-192.png': squareIcon(192),
    'icon-512.png': squareIcon(512),
  };
}

/** The picture of the tab in one size, with its corners. */
export function tabIcon(size: number): Picture {
  return {
    width: size,
    height: size,
    html: page(favicon().replace('<svg ', `<svg width="${size}" height="${size}" `)),
  };
}

/** Fills its square, with the mark where no mask of a home screen cuts it off. */
function squareIcon(size: number): Picture {
  const [mark = ''] = favicon().match(/<path[^>]*>/) ?? [];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-8 -8 48 48"><rect x="-8" y="-8" width="48" height="48" fill="${NAVY}"/>${mark}</svg>`;
  return { width: size, height: size, html: page(svg) };
}

/** What stands beside the portal's address where it is shared: the name, the headline, and the first scene of the home page. */
function sharePicture(): Picture {
  const scene = read('client/home/hero/scenes/wayfinding.svg').toString('base64');
  const font = read('node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2');
  return {
    width: 1200,
    height: 630,
    html: page(
      `<main>
        <p class="name"><svg width="102" height="78" viewBox="0 0 34 26" fill="none" stroke="#fff" stroke-width="4">
          <path d="M0 14H9L17 2H34"/><path d="M0 19H11L19 9H34"/><path d="M0 24H13L21 16H34"/></svg>${project.productName}</p>
        <p class="headline">${HEADLINE}</p>
      </main>
      <img alt="" src="data:image/svg+xml;base64,${scene}">`,
      `@font-face { font-family: Source; font-weight: 200 900; src: url(data:font/woff2;base64,${font.toString('base64')}) }
      body { font-family: Source; color: #fff; background: ${NAVY}; display: grid; grid-template-columns: 680px 1fr; height: 630px }
      main { padding: 0 40px 0 72px; align-self: center }
      .name { display: flex; align-items: center; gap: 28px; margin: 0; font-size: 96px; font-weight: 750; letter-spacing: -0.02em }
      .headline { margin: 44px 0 0; font-size: 54px; line-height: 1.2; font-weight: 600 }
      img { width: 520px; height: 630px; object-fit: cover; object-position: left center }`,
    ),
  };
}

function page(body: string, style = ''): string {
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><style>body{margin:0}svg{display:block}${style}</style><body>${body}</body></html>`;
}

function favicon(): string {
  return read('client/public/favicon.svg').toString('utf8');
}

function read(path: string): Buffer {
  return readFileSync(join(root, path));
}
