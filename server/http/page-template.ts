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
  const built = await readFile(join(directory, 'index.html'), 'utf8');
  // The page is served whole: on a slow line, what it is painted with comes before the larger scripts.
  const html = built.replace('<script type="module"', '<script type="module" fetchpriority="low"');
  const manifest: Manifest = JSON.parse(await readFile(join(directory, '.vite/manifest.json'), 'utf8'));
  const [start = '', afterHead = '', afterConsent = '', afterPage = '', end = ''] = html.split(
    /<!--(?:head|consent|page|state)-->/,
  );
  const scripts = new Set([...html.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(([, file]) => file));
  const fonts = preloadedFonts(manifest);
  return {
    styles: (afterHead.match(/<link rel="stylesheet"[^>]*>/g) ?? []).join(''),
    fill: ({ head, consent, page, state, module }) => {
      // A browser would find these only when it has read the chunk that imports them.
      const chunks = new Set(['index.html', module].flatMap((name) => chunksOf(manifest, name)));
      const preloads = [...chunks]
        .filter((chunk) => !scripts.has(chunk))
        .map((chunk) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${chunk}">`);
      return [start, head, fonts, ...preloads, afterHead, consent, afterConsent, page, afterPage, state, end].join('');
    },
  };
}

/** The files of one module and of what it imports statically. */
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
