import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RefusedError } from '../database/driver/refused-error.ts';
import { readArguments, runCommand } from './command.ts';

const usage = 'npm run db:make -- create-something (lower case words with hyphens)';

const template = `import { type Kysely, sql } from 'kysely';

/** What this migration is for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`\`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql\`\`.execute(db);
}
`;

await runCommand(async () => {
  const [name = ''] = readArguments(usage, { words: 1 }).positionals;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    throw new RefusedError(`'${name}' is not a name for a migration: ${usage}`);
  }
  const directory = join(import.meta.dirname, '../../migrations');
  const newest = (await readdir(directory))
    .filter((entry) => entry.endsWith('.ts'))
    .sort()
    .at(-1);
  const file = `${dateAfter(newest)}-${name}.ts`;
  await writeFile(join(directory, file), template, { flag: 'wx' });
  return `Wrote migrations/${file}: fill in up and down, then npm run db:migrate and npm run tables.`;
});

/** The present minute; migrations run by date, so the minute after the newest one if that is later. */
function dateAfter(newest: string | undefined): string {
  const [, year, month, day, hour, minute] = newest?.match(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/)?.map(Number) ?? [];
  const next = year ? Date.UTC(year, (month ?? 1) - 1, day, hour, (minute ?? 0) + 1) : 0;
  return new Date(Math.max(Date.now(), next)).toISOString().slice(0, 16).replace(/[-:]/g, '');
}
