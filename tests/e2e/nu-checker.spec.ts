import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { anyFailureOrNotFound, expect, hydrated, test } from './support/test.ts';
import { visitedPages } from './support/visited-pages.ts';

interface NuMessage {
  readonly type: string;
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

const jar = process.env['NU_CHECKER'];
/** The checker reads all pages in one go: each start of Java takes seconds. */
const CHECK_TIMEOUT_MS = 120_000;

// The Nu HTML checker runs on Java and is no package: NU_CHECKER=/path/to/vnu.jar npm run test:browser -- nu-checker
test.describe('the Nu HTML checker', () => {
  test.use({ expectedInConsole: anyFailureOrNotFound });

  test('finds no error in any page, as served or as hydrated', async ({ page }, testInfo) => {
    testInfo.skip(jar === undefined, 'NU_CHECKER does not say where vnu.jar is.');
    const directory = await mkdtemp(join(tmpdir(), 'nu-checker-'));
    const addresses = new Map<string, string>();
    for (const [index, { address }] of visitedPages.filter(({ as }) => as === undefined).entries()) {
      const answer = await page.goto(address);
      await hydrated(page);
      for (const [state, html] of [
        ['served', (await answer?.text()) ?? ''],
        ['hydrated', await page.content()],
      ] as const) {
        const name = `${index}-${state}.html`;
        addresses.set(name, `${address} as ${state}`);
        await writeFile(join(directory, name), html);
      }
    }
    const messages = await checked(jar ?? '', directory);
    await rm(directory, { recursive: true });
    const errors = messages
      .filter(({ type }) => type !== 'info')
      .map(({ url, message, extract }) => `${addresses.get(basename(url))}: ${message} ${extract ?? ''}`);
    expect(errors).toEqual([]);
  });
});

async function checked(checker: string, directory: string): Promise<NuMessage[]> {
  const args = ['-jar', checker, '--errors-only', '--format', 'json', '--exit-zero-always', '--stdout', directory];
  const output = await new Promise<string>((resolve, reject) => {
    execFile('java', args, { timeout: CHECK_TIMEOUT_MS, maxBuffer: 50_000_000 }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
  });
  return JSON.parse(output).messages;
}
