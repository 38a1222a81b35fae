import { generate, PostgresDialect } from 'kysely-codegen';
import { openEmbedded } from '../database/driver/embedded.ts';
import { databaseOver } from '../database/driver/open.ts';
import { migrateToLatest } from '../database/migrate/migrate.ts';

// Writes schema/tables.ts from a migrated embedded database; the types follow the parsers of column-values.ts.
const db = databaseOver(await openEmbedded({}));
await migrateToLatest(db);
await generate({
  db,
  dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'number' }),
  outFile: 'schema/tables.ts',
  excludePattern: 'kysely_*',
  typeMapping: { timestamptz: 'string', int8: 'number', tsvector: 'string', tsquery: 'string' },
});
await db.destroy();
