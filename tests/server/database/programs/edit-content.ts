import { writeSync } from 'node:fs';
import { inTransaction } from '../../../../schema/transaction.ts';
import { openDatabase } from '../../../../server/database/driver/open.ts';
import { migrateToLatest } from '../../../../server/database/migrate/migrate.ts';

/*
 * Says what the database holds, then keeps 200 edits in flight for ever: each writer raises the number in two entries of
 * its own, in one transaction or in one statement by turns, and says so once the database has said that it is stored.
 */
const WRITERS = 200;
const [databaseUrl, dataDirectory = ''] = process.argv.slice(2);
const { db } = await openDatabase({ databaseUrl, dataDirectory });
await migrateToLatest(db);

const stored = await db
  .selectFrom('content_entry')
  .select(['key', 'body'])
  .where('key', 'like', 'durability.%')
  .execute();
const numbers = new Map(stored.map(({ key, body }) => [key, Number(body)]));
say({ stored: Object.fromEntries(numbers) });

await Promise.all(Array.from({ length: WRITERS }, (_, index) => editForEver(`durability.writer-${index}`)));

async function editForEver(key: string): Promise<void> {
  const keys = [key, `${key}.copy`];
  for (let number = (numbers.get(key) ?? 0) + 1; ; number += 1) {
    if (number % 2) {
      await upsert(db, keys, number);
    } else {
      await inTransaction(db, async (transaction) => {
        await upsert(transaction, keys.slice(0, 1), number);
        await upsert(transaction, keys.slice(1), number);
      });
    }
    say({ acknowledged: key, number });
  }
}

async function upsert(handle: typeof db, keys: string[], number: number): Promise<void> {
  await handle
    .insertInto('content_entry')
    .values(keys.map((key) => ({ key, body: String(number) })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ body: (row) => row.ref('excluded.body') }))
    .execute();
}

/** Written at once, so that the kill cannot take back what was said. */
function say(message: object): void {
  writeSync(1, `${JSON.stringify(message)}\n`);
}
