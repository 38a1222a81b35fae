import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { startProgram } from '../../support/program.ts';
import { freePort } from '../process/running-portal.ts';

/** Starts the portal, takes what it prints until nothing more can come, and stops it. */
async function printedLines(dataDirectory: string, use: (origin: string, lines: string[]) => Promise<void>) {
  const port = await freePort();
  const { PATH = '', HOME = '' } = process.env;
  const child = startProgram('server/start.js', [], {
    env: { PATH, HOME, PORT: String(port), LOG_LEVEL: 'silent', DATA_DIR: dataDirectory },
  });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout ?? process.stdin });
  reader.on('line', (line) => lines.push(line));
  await once(reader, 'line');
  // Both lines are written at the same moment.
  await new Promise((resolve) => setTimeout(resolve, 200));
  await use(`http://127.0.0.1:${port}`, lines);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
  return lines;
}

test('the first start prints what its operator signs in with, which holds once', { timeout: 120_000 }, async () => {
  const directory = await mkdtemp(join(tmpdir(), 'portal-first-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  await printedLines(directory, async (origin, [first = '', second = '', ...more]) => {
    expect(first).toContain(` is at ${origin}`);
    expect(more).toEqual([]);
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
  expect(await printedLines(directory, async () => undefined)).toHaveLength(1);
});
