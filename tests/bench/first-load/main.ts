import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserLaunch } from '../../e2e/support/browser.ts';
import { serveBarePage } from './bare-page.ts';
import { type FirstLoad, measureLoad } from './measure-load.ts';
import { median, servePortal } from './served-portal.ts';

// What the first load of pages costs a slow phone, beside a bare page of the same libraries in the same run:
//   npm run bench:pages [-- --rounds 5]
const root = join(import.meta.dirname, '../../..');
const paths = ['/', '/staff-portal', '/staff-portal?job=1', '/compliance', '/equipment', '/news'];

const { rounds } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } }).values;
const portal = await servePortal();
const bare = await serveBarePage();
try {
  const origin = portal.address;
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
  await portal.stop();
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
