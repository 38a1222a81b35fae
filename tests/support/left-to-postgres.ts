import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { currentTurn, type Turn } from './turn.ts';

/** Tests of what both databases answer alike, which take most of the time. */
const alike = [
  'tests/{schema,rest}/**/*.test.ts',
  'tests/server/{admission,assistant,code-generation,findability,limits,mail,process,sdk,social,status}/**/*.test.ts',
  'tests/server/*.test.ts',
];
/** Each file of these runs on the embedded database once in so many turns. */
const TURNS = 6;

/**
 * The files that a run on the embedded database leaves out where one on PostgreSQL of all of them follows, as in .ci/run
 * (TEST_TURNS=by-commit): five sixths of those that ask the domain, REST, or parts of the server that know no database, others
 * for each commit. The tests of the embedded database itself, and of what speaks to databases, are never among them.
 */
export function leftToPostgres(
  root: string,
  { TEST_TURNS, TEST_DATABASE_URL } = process.env,
  readTurn: (root: string) => Turn = currentTurn,
): string[] {
  if (TEST_TURNS !== 'by-commit' || TEST_DATABASE_URL !== undefined) {
    return [];
  }
  const turn = readTurn(root);
  const files = globSync(alike, { cwd: root }).filter((file) => isLeft(file, turn));
  console.log(`${files.length} files are left to the run on PostgreSQL, ${turn.reason}.`);
  return files;
}

function isLeft(file: string, turn: Turn): boolean {
  const [first = 0] = createHash('sha256').update(file).digest();
  return (first + turn.number) % TURNS !== 0;
}
