import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';

const DAY_MS = 86_400_000;

/** Tests of what both databases answer alike, which take most of the time. */
const alike = [
  'tests/{schema,rest,server/{admission,code-generation,limits,mail,process,social,status}}/**/*.test.ts',
  'tests/server/*.test.ts',
];
/** Each file of these runs on the embedded database every so many days. */
const TURNS = 3;

/**
 * The files that a run on the embedded database leaves out where one on PostgreSQL of all of them follows, as in .ci/run
 * (TEST_TURNS=by-day): two thirds of those that ask the domain, REST, or parts of the server that know no database, others
 * each day. The tests of the embedded database itself, and of what speaks to databases, are never among them.
 */
export function leftToPostgres(root: string, { TEST_TURNS, TEST_DATABASE_URL } = process.env): string[] {
  if (TEST_TURNS !== 'by-day' || TEST_DATABASE_URL !== undefined) {
    return [];
  }
  const day = Math.floor(Date.now() / DAY_MS);
  const files = globSync(alike, { cwd: root }).filter((file) => isLeft(file, day));
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
  console.log(`${files.length} files are left to the run on PostgreSQL on ${date}.`);
  return files;
}

function isLeft(file: string, day: number): boolean {
  const [first = 0] = createHash('sha256').update(file).digest();
  return (first + day) % TURNS !== 0;
}
