import { CompiledQuery } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PLAN_ONCE } from '../../../schema/queries/prepared-query.ts';
import { openPostgres } from '../../../server/database/driver/postgres.ts';
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

  test('keeps its connection, which has the plan, for minutes without a statement', async () => {
    const { url = '', close } = await openTestDatabase();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const runner = openPostgres({ url });
    onTestFinished(async () => {
      vi.useRealTimers();
      await runner.close();
      await close();
    });
    for (const end of ['', PLAN_ONCE]) {
      await runner.run(CompiledQuery.raw(`select 1 ${end}`));
    }
    vi.advanceTimersByTime(179_000);
    expect(runner.connections?.()).toMatchObject({ open: 1 });
    expect((await runner.run(CompiledQuery.raw(`select 1 ${PLAN_ONCE}`))).rows).toHaveLength(1);
    vi.advanceTimersByTime(181_000);
    expect(runner.connections?.()).toMatchObject({ open: 0 });
  });
});
