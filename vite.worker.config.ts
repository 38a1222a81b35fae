import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { shellFiles } from './client/offline/worker/shell-files.ts';

const pathTo = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const client = pathTo('./dist/client');

/** The service worker, after the client, whose files it names: one script at the top, so that all pages are in its scope. */
export default defineConfig({
  root: pathTo('./client/offline/worker'),
  publicDir: false,
  plugins: [shellOfRelease()],
  build: {
    outDir: client,
    emptyOutDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: pathTo('./client/offline/worker/service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});

/** Writes in which files the shell has, and a digest that changes with them and with the frame of the page. */
function shellOfRelease(): Plugin {
  return {
    name: 'shell-of-release',
    config: () => {
      const files = shellFiles(JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8')));
      const frame = readFileSync(`${client}/index.html`, 'utf8');
      const release = createHash('sha256').update(files.join()).update(frame).digest('hex').slice(0, 12);
      return { define: { __SHELL_FILES__: JSON.stringify(files), __RELEASE__: JSON.stringify(release) } };
    },
  };
}
