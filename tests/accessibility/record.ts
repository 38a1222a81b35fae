import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { visitedPages } from '../e2e/support/visited-pages.ts';
import { type BrowserReport, runOf } from './run-of.ts';

// npm run accessibility:record: writes what the accessibility statement says of the tests, out of the report of the last run
// of the browser tests (npm test, or npm run test:browser).
const root = join(import.meta.dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

const report: BrowserReport = read('test-results/browser.json');
const wanted = new Set(visitedPages.map(({ address }) => new URL(address, 'http://portal.example').pathname));
const run = runOf(report, read('node_modules/axe-core/package.json').version, [...wanted]);
const file = join(root, 'schema/legal/accessibility-run.json');
writeFileSync(file, JSON.stringify(run));
execFileSync('npx', ['biome', 'format', '--write', file], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
console.log(`${run.looks} looks at ${run.addresses.length} pages in ${run.states} tests: ${run.problems} problems.`);
