import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { minify } from 'terser';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import project from './package.json' with { type: 'json' };

/** Modules of these folders that are no part of the first view, or of one kind of page alone: they come with that. */
const elsewhere = [
  'lists/(?:SearchForm|Item(?:Page|Sheet|Columns)|CorrectionNote|NoResults|use-item-of-page|ChoiceLinks|ShowMore|rows-so-far|GrowingSection|PagedSection)',
  'ui/(?:Sheet\\.tsx|CloseButton|EmptyState|SheetFailure|use-clear-place|covered-controls|Markdown|parse-|DataTable|FactList|KeyFigures|Notice|use-expiry|save-file|PageContents|WayLine|late-words|markdown-)',
  'ui/(?:combobox|FileInput|SectionsSkeleton|UnloadedSections|RowsSkeleton|use-current-section|CopyButton|PrintButton|ButtonLink|SelectField|TextAreaField|IllustrativeMark|UrgencyTag|use-settled|AskFirst|ConfirmedButton|followed-value|use-handed-focus|moments|pounds|ActiveFilters)',
  'layout/(?:TopBanner|Footer|format-|Certifications|ContactDetails|Overlays|ScrollToTop|NotFound|SampleNotice|SampleDataLine)',
];
/** The shell and what several pages are made of. */
const shellModules = new RegExp(
  `client/(?!${elsewhere.join('|')})(?:(?:lists|ui|apollo|navigation|layout)/|App|areas|routes|entry-browser)`,
);

/** Modern builds of the libraries: RxJS offers one by condition, React Router none, so that it is named by its file. */
export const libraryBuilds = {
  conditions: ['es2015', ...defaultClientConditions],
  alias: [
    { find: /^react-router$/, replacement: routerBuild('index.mjs') },
    { find: /^react-router\/dom$/, replacement: routerBuild('dom-export.mjs') },
  ],
};

/**
 * Two builds of one client: `vite build` makes the browser's files in dist/client, `vite build --ssr entry-server.tsx`
 * the server's renderer in dist/server. The renderer carries its own production React, so that pages are rendered the
 * same whatever NODE_ENV the process runs under.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: 'client',
  define: {
    __PRODUCT_NAME__: JSON.stringify(project.productName),
    ...(isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [plainImports(), minifyAgain(), precompress()])],
  ssr: { noExternal: true },
  resolve: libraryBuilds,
  build: {
    outDir: isSsrBuild ? '../dist/server' : '../dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    cssCodeSplit: false,
    // The server names what is to be preloaded, for it knows the page.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The first script imports the entry once the page is painted; named here, what it needs counts as initial.
      input: ['index.html', 'entry-browser.tsx'].map(inClient),
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              // What every page needs stands in two files: one changes with the portal, one only with its libraries. The
              // pieces of lists stand with the shell, as a file of their own would be compressed without its words.
              groups: [
                // What the first script needs, and no more, so that it is small.
                {
                  name: 'first-script',
                  test: /preload-helper|client\/(?:after-paint|consent\/early-press|ui\/next-task|combined-search\/search-(?:keys|address)|dialog\/dialog-address)/,
                },
                { name: 'libraries', test: /node_modules|client\/first-libraries/, tags: ['$initial'] },
                { name: 'shell', test: shellModules },
                { name: 'markdown', test: /client\/ui\/(?:Markdown|parse-)/ },
                // Pieces of other pages that home shows, too, with what they are made of.
                { name: 'job-parts', test: /client\/jobs\/job-(?:facts|search|choices)/ },
                { name: 'tables', test: /client\/(?:compliance\/LawChangeBox|ui\/DataTable)/ },
                // Of documents, and each of few other pages: two files of 200 bytes compress worse than one.
                { name: 'save-and-print', test: /client\/ui\/(?:save-file|PrintButton)/ },
                { name: 'combobox', test: /client\/(?:ui\/combobox\/(?!ComboboxOption)|places\/PlaceField)/ },
              ],
            },
          },
    },
  },
}));

/** Chunks are imported without Vite's helper, which preloads styles and further chunks that no chunk here has. */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}

/** Terser finds another percent or two in what the built-in minifier leaves of our own code; libraries take it too long. */
function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    async generateBundle(_, bundle) {
      await Promise.all(
        Object.values(bundle).map(async (file) => {
          if (file.type !== 'chunk' || file.name === 'libraries') return;
          // The list of what Vite's helper would preload, which plainImports has no use for.
          const plain = file.code.replaceAll(/,\s*__VITE_PRELOAD__\b/g, '');
          const { code } = await minify(plain, { module: true, ecma: 2020, compress: { passes: 2 } });
          file.code = code ?? plain;
        }),
      );
    },
  };
}

/** Compresses once, at build time, what the server would otherwise have to compress for each visitor. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const entries = await readdir(dir, { recursive: true });
      await Promise.all(
        entries.filter((name) => /\.(?:js|css|svg)$/.test(name)).map((name) => compress(join(dir, name))),
      );
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all([
    promisify(brotliCompress)(content, quality).then((small) => writeFile(`${path}.br`, small)),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}

function inClient(file: string): string {
  return fileURLToPath(new URL(`./client/${file}`, import.meta.url));
}

function routerBuild(file: string): string {
  return fileURLToPath(new URL(`./node_modules/react-router/dist/production/${file}`, import.meta.url));
}
