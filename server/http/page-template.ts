import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The built client's index.html, cut at its places. */
export interface PageTemplate {
  /** The whole document. `head`, `consent`, `page` and `state` are HTML; `module` is the page's, by its path below client/. */
  fill(parts: { head: string; consent: string; page: string; state: string; module: string }): string;
  /** The elements that load the client's style sheets, for pages that are written without the client. */
  styles: string;
}

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Reads what `npm run build` made. */
export async function readPageTemplate(directory: string): Promise<PageTemplate> {
  const html = await readFile(join(directory, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(await readFile(join(directory, '.vite/manifest.json'), 'utf8'));
  const [start = '', afterHead = '', afterConsent = '', afterPage = '', afterState = '', end = ''] = html.split(
    /<!--(?:head|consent|page|state|scripts)-->/,
  );
  const fonts = preloadedFonts(manifest);
  return {
    styles: (afterHead.match(/<link rel="stylesheet"[^>]*>/g) ?? []).join(''),
    fill: ({ head, consent, page, state, module }) => {
      // The first script fetches these once the page is painted; a browser would find each only in the chunk before it.
      const chunks = new Set(['entry-browser.tsx', module].flatMap((name) => chunksOf(manifest, name)));
      const scripts = JSON.stringify([...chunks].map((chunk) => `/${chunk}`));
      const parts = [head, fonts, afterHead, consent, afterConsent, page, afterPage, state, afterState, scripts];
      return [start, ...parts, end].join('');
    },
  };
}

/** The files of a module and of its static imports. */
function chunksOf(manifest: Manifest, name: string): string[] {
  const chunk = manifest[name];
  return chunk ? [chunk.file, ...(chunk.imports ?? []).flatMap((other) => chunksOf(manifest, other))] : [];
}

/** The letters of English are needed for the first line of every page. */
function preloadedFonts(manifest: Manifest): string {
  return Object.values(manifest)
    .filter(({ file }) => /-latin-wght-normal-[^/]*\.woff2$/.test(file))
    .map(({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('');
}
