import { sql } from 'kysely';
import type { TestApp } from '../../support/test-app.ts';

/** Locks the posts until it is released: one table of PostgreSQL, or the whole embedded database. */
export async function holdPosts({ db, kind }: Pick<TestApp, 'db' | 'kind'>): Promise<() => Promise<void>> {
  const [begun, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ended = db.transaction().execute(async (transaction) => {
    if (kind === 'postgres') {
      await sql`lock table job in access exclusive mode`.execute(transaction);
    }
    begun.resolve();
    await release.promise;
  });
  await begun.promise;
  return async () => {
    release.resolve();
    await ended;
  };
}
