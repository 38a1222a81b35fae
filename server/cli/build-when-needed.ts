import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';

// Before npm start: builds if a part of the build is missing or older than its sources.
const root = join(import.meta.dirname, '../..');
const sources = [
  'client',
  'server/playground',
  'vite.config.ts',
  'vite.worker.config.ts',
  'package.json',
  'package-lock.json',
];
const outputs = [
  'dist/client/.vite/manifest.json',
  'dist/client/service-worker.js',
  'dist/server/entry-server.js',
  'dist/playground/index.html',
];

if (!isUpToDate()) {
  console.error('Building the pages, which takes about half a minute.');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    // Standard output is for the log of the portal, which follows.
    stdio: ['inherit', process.stderr, 'inherit'],
  });
  process.exitCode = status ?? 1;
}

function isUpToDate(): boolean {
  if (!outputs.every((file) => existsSync(join(root, file)))) {
    return false;
  }
  // Folders count too: their time says that a file has gone.
  const changed = sources.flatMap((name) => [name, ...globSync(`${name}/**`, { cwd: root })]).map(modifiedAt);
  return Math.max(...changed) < Math.min(...outputs.map(modifiedAt));
}

function modifiedAt(name: string): number {
  return statSync(join(root, name)).mtimeMs;
}
