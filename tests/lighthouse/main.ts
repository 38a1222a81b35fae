import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { serveBarePage } from '../bench/first-load/bare-page.ts';
import { median, servePortal } from '../bench/first-load/served-portal.ts';
import { browserLaunch } from '../e2e/support/browser.ts';
import { freePort } from '../support/free-port.ts';
import { missedAims } from './aims.ts';
import { type Audit, auditPage } from './audit-page.ts';

// What Lighthouse says of pages of the production build on this machine, as the mobile profile has it, beside a page of the
// same libraries that hydrates a heading and nothing else, in the same run:
//   npm run lighthouse [-- --runs 5]
const root = join(import.meta.dirname, '../..');
const paths = ['/', '/staff-portal', '/equipment', '/news', '/system-status'];
const BARE = 'bare page';

const runs = Number(parseArgs({ options: { runs: { type: 'string', default: '5' } } }).values.runs);
const portal = await servePortal();
const bare = await serveBarePage();
const audits = new Map<string, Audit[]>();
const failed = new Set<string>();
try {
  const port = await freePort();
  const { args, ...launch } = await browserLaunch(join(root, '.cache'));
  const browser = await chromium.launch({ ...launch, args: [...args, `--remote-debugging-port=${port}`] });
  const pages = [[BARE, bare.address] as const, ...paths.map((path) => [path, portal.address + path] as const)];
  // In turn, so that a busy moment of the machine meets all of them.
  for (let run = 0; run < runs; run += 1) {
    for (const [name, address] of pages) {
      const audited = await auditPage(address, port);
      audits.set(name, [...(audits.get(name) ?? []), audited.figures]);
      if (name !== BARE) for (const audit of audited.failed) failed.add(`${name}: ${audit}`);
    }
  }
  await browser.close();
} finally {
  await bare.stop();
  await portal.stop();
}

const medians = new Map([...audits].map(([name, all]) => [name, medianOf(all)]));
console.log(`Medians of ${runs} loads, mobile profile; times in milliseconds.\n`);
console.log('| page | performance | accessibility | best practices | SEO | LCP | TBT | CLS |');
console.log('|---|--:|--:|--:|--:|--:|--:|--:|');
for (const [name, page] of medians) console.log(row(name, page));
const bareMedians = medians.get(BARE);
const missed = paths.flatMap((path) => {
  const page = medians.get(path);
  return page && bareMedians ? missedAims(page, bareMedians).map((aim) => `${path}: ${aim}`) : [];
});
for (const line of [...failed, ...missed]) console.log(`\nMissed: ${line}`);
process.exitCode = missed.length > 0 ? 1 : 0;

function medianOf(all: readonly Audit[]): Audit {
  const of = (figure: keyof Audit) => median(all.map((audit) => audit[figure]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    layoutShift: of('layoutShift'),
  };
}

function row(name: string, page: Audit): string {
  const isPage = name !== BARE;
  const scores = [
    page.performance,
    ...[page.accessibility, page.bestPractices, page.seo].map((one) => (isPage ? one : '')),
  ];
  const times = [Math.round(page.largestPaint), Math.round(page.blocking), page.layoutShift.toFixed(3)];
  return `| ${[name, ...scores, ...times].join(' | ')} |`;
}
