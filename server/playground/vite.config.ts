import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import packageCard from '../../package.json' with { type: 'json' };
import { precompress } from './precompress.ts';

const { productName } = packageCard;
const pathTo = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** A separate build: no part of GraphiQL and its editor is in the portal's bundle. */
export default defineConfig({
  root: pathTo('.'),
  base: '/playground/',
  publicDir: false,
  define: { PRODUCT_NAME: JSON.stringify(productName) },
  plugins: [
    {
      name: 'product-name-in-page',
      transformIndexHtml: (html) => html.replaceAll('%PRODUCT_NAME%', productName),
    },
    precompress(),
  ],
  worker: { format: 'es' },
  build: {
    outDir: pathTo('../../dist/playground'),
    emptyOutDir: true,
    reportCompressedSize: false,
    // The editor is one chunk of some megabytes, loaded by this page alone and cached permanently.
    chunkSizeWarningLimit: 5000,
    // GraphiQL's packages are full of "use client" and "use no memo": words for compilers that do not run here.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
