import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../support/free-port.ts';
import { startProgram } from '../../support/program.ts';

/** Starts the portal, waits until it has printed `count` lines, and stops it. @returns all that it has printed. */
async function printedLines(
  dataDirectory: string,
  count: number,
  use: (origin: string, lines: string[]) => Promise<void> = async () => undefined,
) {
  const port = await freePort();
  const { PATH = '', HOME = '' } = process.env;
  const child = startProgram('server/start.js', [], {
    env: { PATH, HOME, PORT: String(port), LOG_LEVEL: 'silent', DATA_DIR: dataDirectory },
  });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout ?? process.stdin });
  reader.on('line', (line) => lines.push(line));
  await expect.poll(() => lines.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(count);
  await use(`http://127.0.0.1:${port}`, lines);
  // Not only gone, but read to its end.
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
  return lines;
}

test('the first start prints what its operator signs in with, which holds once', { timeout: 300_000 }, async () => {
  const directory = await mkdtemp(join(tmpdir(), 'portal-first-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const printed = await printedLines(directory, 2, async (origin, [first = '', second = '']) => {
    expect(first).toContain(` is at ${origin}`);
    const [, email, password] = /signs in as (\S+) with ([\da-f]{24}), once and within 24 hours/.exec(second) ?? [];
    const signIn = async () => {
      const answer = await fetch(`${origin}/api/auth/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      return answer.status;
    };
    expect([await signIn(), await signIn()]).toEqual([200, 401]);
  });
  expect(printed).toHaveLength(2);
  expect(await printedLines(directory, 1)).toHaveLength(1);
});
