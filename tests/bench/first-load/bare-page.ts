import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { libraryBuilds } from '../../../vite.config.ts';

/** A page that is served until it is stopped. */
export interface ServedPage {
  readonly address: string;
  stop(): Promise<void>;
}

const types: Readonly<Record<string, string>> = { html: 'text/html; charset=utf-8', js: 'text/javascript' };

/** Builds and serves a page of the same libraries, in the same builds, with one heading: the least that a page can cost. */
export async function serveBarePage(): Promise<ServedPage> {
  const directory = await mkdtemp(join(tmpdir(), 'bare-page-'));
  await build({
    configFile: false,
    logLevel: 'warn',
    root: join(import.meta.dirname, 'bare'),
    plugins: [react()],
    resolve: libraryBuilds,
    build: { outDir: directory, emptyOutDir: true, modulePreload: false },
  });
  const server = createServer(async ({ url = '/' }, response) => {
    const name = url === '/' ? '/index.html' : url;
    const content = await readFile(join(directory, name)).catch(() => undefined);
    if (!content) {
      response.writeHead(404).end();
      return;
    }
    const type = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(brotliCompressSync(content));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
