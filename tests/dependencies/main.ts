import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditLines } from './advisories.ts';
import { npmJson } from './npm.ts';
import { type Newer, newerReleases, type Published, releaseLines } from './releases.ts';

/**
 * npm run outdated: which dependencies are behind the newest release of their line, which have a newer line, and what is
 * known of their safety. It says so where the registry does not answer, and never fails: it informs.
 */
const root = join(import.meta.dirname, '../..');
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const versions = { ...dependencies, ...devDependencies };

const [published, audited] = await Promise.all([readPublished(), npmJson(['audit'], root)]);
if (published) {
  const { behind, newerLines } = newerReleases(versions, published);
  printTable(behind, 'Behind the newest release of their line:', 'Every dependency is the newest release of its line.');
  printTable(newerLines, 'With a newer line, which is a decision of its own:', '');
} else {
  console.log('The registry does not answer npm outdated, so newer releases were not looked for.');
}
console.log(auditLines(audited).join('\n'));

/** Versions are exact in package.json, so npm is asked of a package.json that names ranges. */
async function readPublished(): Promise<Readonly<Record<string, Published>> | undefined> {
  const directory = mkdtempSync(join(tmpdir(), 'portal-outdated-'));
  try {
    const named = { name: 'release-lines', version: '1.0.0', dependencies: releaseLines(versions) };
    writeFileSync(join(directory, 'package.json'), JSON.stringify(named));
    const answer = await npmJson(['outdated'], directory);
    return answer as Readonly<Record<string, Published>> | undefined;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function printTable(found: readonly Newer[], title: string, otherwise: string): void {
  const lines = found.map(({ name, current, newest }) => `  ${name.padEnd(38)} ${current.padEnd(10)} ${newest}`);
  const text = found.length > 0 ? [title, ...lines].join('\n') : otherwise;
  if (text) {
    console.log(text);
  }
}
