import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../support/free-port.ts';
import type { ServedPage } from './bare-page.ts';

const root = join(import.meta.dirname, '../../..');
const START_TIMEOUT_MS = 120_000;

/** Builds the portal where that is needed, and starts it with the sample, as a newcomer would; its address has no slash at its end. */
export async function servePortal(): Promise<ServedPage> {
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/cli/build-when-needed.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  const port = await freePort();
  const portal = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'tests/e2e/support/portal.ts', '--port', String(port)],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const stop = async () => {
    const ended = once(portal, 'exit');
    portal.kill('SIGTERM');
    await ended;
  };
  const address = `http://127.0.0.1:${port}`;
  const giveUpAt = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < giveUpAt && portal.exitCode === null) {
    const isReady = await fetch(`${address}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { address, stop };
    await delay(250);
  }
  await stop();
  throw new Error(`The portal did not answer at ${address}.`);
}

/** The middle one of the figures of a page. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;
}
