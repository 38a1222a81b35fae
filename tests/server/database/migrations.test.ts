import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  appliedMigrations,
  migrateOne,
  migrateToLatest,
  pendingMigrations,
  rollbackOne,
} from '../../../server/database/migrate/migrate.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

let database: TestDatabase;
let names: string[];

beforeAll(async () => {
  const files = await readdir(join(import.meta.dirname, '../../../migrations'));
  names = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -3))
    .sort();
  database = await openTestDatabase({ empty: true });
});
afterAll(() => database.close());

test('go up, all the way down without leaving anything, and up to the same again', { timeout: 300_000 }, async () => {
  expect(await pendingMigrations(database.db)).toEqual(names);
  const bare = await describeSchema();
  // What there was before each of them.
  const before = new Map<string, string[]>();
  for (const name of names) {
    before.set(name, await describeSchema());
    expect(await migrateOne(database.db)).toEqual([name]);
  }
  expect(await pendingMigrations(database.db)).toEqual([]);
  expect(await appliedMigrations(database.db)).toEqual(names);
  const whole = await describeSchema();
  expect(whole.length).toBeGreaterThan(100);

  for (const name of names.toReversed()) {
    expect(await rollbackOne(database.db)).toEqual([name]);
    expect(await describeSchema(), `down of ${name}`).toEqual(before.get(name));
  }
  expect(await rollbackOne(database.db)).toEqual([]);
  expect(await describeSchema()).toEqual(bare);

  expect(await migrateToLatest(database.db)).toEqual(names);
  expect(await migrateToLatest(database.db)).toEqual([]);
  expect(await describeSchema()).toEqual(whole);
});

/** Every table, column, comment, constraint, index, trigger, function and extension of ours, each as a line. */
async function describeSchema(): Promise<string[]> {
  const found = await sql<{ line: string }>`
    with own as (
      select oid, relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely\\_%'
    )
    select relname || ' ' || attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull || ' ' ||
        coalesce(pg_get_expr(adbin, adrelid), '') as line
      from own join pg_attribute on attrelid = own.oid and attnum > 0 and not attisdropped
        left join pg_attrdef on adrelid = own.oid and adnum = attnum
    union all select relname || ' ' || conname || ' ' || pg_get_constraintdef(pg_constraint.oid)
      from own join pg_constraint on conrelid = own.oid
    union all select pg_get_indexdef(indexrelid) from own join pg_index on indrelid = own.oid
    union all select pg_get_triggerdef(pg_trigger.oid) from own join pg_trigger on tgrelid = own.oid and not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prolang in
      (select oid from pg_language where lanname in ('sql', 'plpgsql'))
    union all select extname from pg_extension
    union all select concat_ws(' ', relname, attname, description)
      from own join pg_description on objoid = own.oid and classoid = 'pg_class'::regclass
      left join pg_attribute on attrelid = own.oid and attnum = objsubid and attnum > 0
    union all select relname || ' ' || reloptions::text from own join pg_class using (oid, relname) where reloptions is not null
    union all select evtname from pg_event_trigger
    order by line`.execute(database.db);
  return found.rows.map((row) => row.line);
}
