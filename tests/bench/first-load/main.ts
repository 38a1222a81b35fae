import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserLaunch } from '../../e2e/support/browser.ts';
import { serveBarePage } from './bare-page.ts';
import { type FirstLoad, measureLoad } from './measure-load.ts';

// What the first load of pages costs a slow phone, beside a bare page of the same libraries in the same run:
//   npm run bench:pages [-- --rounds 5]
const root = join(import.meta.dirname, '../../..');
const paths = ['/', '/staff-portal', '/staff-portal?job=1', '/compliance', '/equipment', '/news'];
const PORT = 4390;
const START_TIMEOUT_MS = 120_000;

const { rounds } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } }).values;
execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/cli/build-when-needed.ts'], {
  cwd: root,
  stdio: 'inherit',
});
const portal = spawn(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', 'tests/e2e/support/portal.ts', '--port', String(PORT)],
  {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
const bare = await serveBarePage();
try {
  const origin = `http://127.0.0.1:${PORT}`;
  await ready(`${origin}/health`);
  const browser = await chromium.launch(await browserLaunch(join(root, '.cache')));
  const pages = [['bare page', bare.address] as const, ...paths.map((path) => [path, origin + path] as const)];
  const loads = new Map<string, FirstLoad[]>(pages.map(([name]) => [name, []]));
  // In turn, so that a busy moment of the machine meets all of them.
  for (let round = 0; round < Number(rounds); round += 1) {
    for (const [name, address] of pages) loads.get(name)?.push(await measureLoad(browser, address));
  }
  await browser.close();
  print(loads);
} finally {
  await bare.stop();
  portal.kill('SIGTERM');
  await once(portal, 'exit');
}

function print(loads: ReadonlyMap<string, readonly FirstLoad[]>): void {
  console.log(`Medians of ${rounds} first loads in milliseconds, the processor slowed down four times:\n`);
  console.log('| page | first paint | largest paint | blocking | longest task | long tasks |');
  console.log('|---|--:|--:|--:|--:|--:|');
  for (const [name, all] of loads) {
    const of = (figure: keyof FirstLoad) => Math.round(median(all.map((load) => load[figure])));
    const { firstPaint, largestPaint, blocking, longestTask, longTasks } = {
      firstPaint: of('firstPaint'),
      largestPaint: of('largestPaint'),
      blocking: of('blocking'),
      longestTask: of('longestTask'),
      longTasks: of('longTasks'),
    };
    console.log(`| ${name} | ${firstPaint} | ${largestPaint} | ${blocking} | ${longestTask} | ${longTasks} |`);
  }
}

function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;
}

async function ready(url: string): Promise<void> {
  const giveUpAt = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < giveUpAt && portal.exitCode === null) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await delay(250);
  }
  throw new Error(`The portal did not answer at ${url}.`);
}
