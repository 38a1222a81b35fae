import { CompiledQuery } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { PLAN_ONCE } from '../../../schema/graph/prepared-query.ts';
import { openPostgres } from '../../../server/database/postgres.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { openTestDatabase } from '../../support/test-database.ts';

describePostgres('a statement that is to be planned once', () => {
  test('has one plan for all values, while others are planned for theirs', async () => {
    const { url = '', close } = await openTestDatabase();
    const runner = openPostgres({ url });
    onTestFinished(async () => {
      await runner.close();
      await close();
    });
    const modeOf = async (end: string) => {
      const query = CompiledQuery.raw(`select current_setting('plan_cache_mode') as mode ${end}`);
      return (await runner.run<{ mode: string }>(query)).rows;
    };
    expect(await modeOf(PLAN_ONCE)).toEqual([{ mode: 'force_generic_plan' }]);
    expect(await modeOf('')).toEqual([{ mode: 'auto' }]);
    expect(runner.connections?.()).toEqual({ open: 2, idle: 2, waiting: 0 });
  });
});
