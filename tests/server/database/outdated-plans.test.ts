import { CompiledQuery } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../../server/database/driver/postgres.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { openTestDatabase } from '../../support/test-database.ts';

describePostgres('a statement that was prepared before a migration changed its table', () => {
  test('is sent once more, without its old plan', async () => {
    const { url = '', close } = await openTestDatabase();
    const runner = openPostgres({ url, poolSize: 1 });
    onTestFinished(async () => {
      await runner.close();
      await close();
    });
    const run = (text: string, ...values: unknown[]) => runner.run(CompiledQuery.raw(text, values));
    await run('create table changed_table (id integer)');
    await run('insert into changed_table values (1)');
    const read = async () => (await run('select * from changed_table where id = $1', 1)).rows;
    // A statement gets its name when it comes a second time.
    for (let time = 0; time < 3; time += 1) {
      expect(await read()).toEqual([{ id: 1 }]);
    }
    await run("alter table changed_table add column word text not null default 'new'");
    expect(await read()).toEqual([{ id: 1, word: 'new' }]);
  });
});
