import type { Kysely } from 'kysely';
import { plainListReader } from '../queries/lists/plain-list.queries.ts';
import { LARGEST_PAGE, writeCursor } from '../queries/page.ts';
import type { DB } from '../tables.ts';
import { readAccountFilter } from './account-filter.ts';
import type { AccountRecordRow } from './account-record-row.ts';
import { listedAccounts } from './listed-accounts.ts';

const readAccounts = plainListReader(listedAccounts);

/** Every account, the newest first; read page by page. */
export async function* allAccounts(db: Kysely<DB>): AsyncGenerator<AccountRecordRow> {
  const listing = readAccountFilter({});
  for (let after: string | undefined, more = true; more; ) {
    const page = await readAccounts(db, { ...listing, page: { first: LARGEST_PAGE, after } });
    yield* page.rows;
    const last = page.rows.at(-1);
    more = page.hasNextPage && last !== undefined;
    const position = page.startPosition + page.rows.length - 1;
    after = last && writeCursor({ order: page.order, position, values: page.cursorValues(last) });
  }
}
