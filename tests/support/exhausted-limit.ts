import type { Limit } from '../../schema/ports.ts';
import { databaseLimiter } from '../../server/limits/limiter.ts';
import { type TestApp, testSecret } from './test-app.ts';

/** Has something been tried so often at this moment that it is refused from now on, as if from elsewhere. */
export async function exhaustLimit({ db }: Pick<TestApp, 'db'>, limit: Limit, who: string, now: Date): Promise<void> {
  const limiter = databaseLimiter({ db, clock: { now: () => now }, secret: testSecret });
  await limiter.forget(limit, who);
  for (let times = 0; times < limit.attempts; times += 1) {
    await limiter.take(limit, who);
  }
}
