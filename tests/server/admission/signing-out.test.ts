import type { CompiledQuery } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newRefreshToken } from '../../../schema/accounts/sessions/refresh-token.ts';
import type { SqlRunner } from '../../../server/database/driver/sql-runner.ts';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { send } from '../../support/signed-in.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

const token = 'a-token-of-tests';

let app: TestApp;
let held: PromiseWithResolvers<void> | undefined;
let waiting = 0;
let most = 0;
const lookUps: string[] = [];
const inTransactions: string[] = [];

/** Notes what is asked of sessions and their tokens, and has all statements outside of transactions wait while held. */
function watched(runner: SqlRunner): SqlRunner {
  return {
    ...runner,
    run: async <Row>(query: CompiledQuery) => {
      const isLookUp = /^select .*"refresh_token"/s.test(query.sql);
      if (isLookUp) {
        lookUps.push(query.sql);
      }
      waiting += isLookUp ? 1 : 0;
      most = Math.max(most, waiting);
      await held?.promise;
      return runner.run<Row>(query).finally(() => {
        waiting -= isLookUp ? 1 : 0;
      });
    },
    begin: async () => {
      const transaction = await runner.begin();
      return {
        ...transaction,
        run: (query) => {
          if (/"refresh_token"|"session"/.test(query.sql)) {
            inTransactions.push(query.sql);
          }
          return transaction.run(query);
        },
      };
    },
    close: () => runner.close(),
  };
}

beforeAll(async () => {
  app = await openTestApp({
    observe: watched,
    admission: { signOuts: { slots: 2, mostWaiting: 4, longestWaitMs: 60_000 } },
    environment: { METRICS_TOKEN: token },
  });
});
afterAll(() => app.close());
beforeEach(() => {
  most = 0;
  lookUps.length = 0;
  inTransactions.length = 0;
});
afterEach(() => {
  held?.resolve();
  held = undefined;
});

const signOut = (refreshToken: string, remoteAddress = '192.0.2.66') =>
  app.server
    .inject({ method: 'POST', url: '/api/auth/signout', remoteAddress, payload: { refresh_token: refreshToken } })
    .then(({ statusCode }) => statusCode);
const session = async () => createSession(app.db, { account_id: (await createAccount(app.db)).id });
const running = async () => {
  const { body } = await app.server.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  return Number(/^admission_requests\{slots="operations",state="running"\} (\d+)$/m.exec(body)?.[1]);
};
const goesOn = async (accessToken: string) =>
  (await send(app, 'GET', '/auth/profile', { token: accessToken })).statusCode === 200;

describe('signing out with a refresh token', () => {
  test('that is made up takes one statement and no transaction', async () => {
    expect(await signOut(newRefreshToken())).toBe(204);
    expect([lookUps.length, inTransactions]).toEqual([1, []]);
  });

  test.each(['made up', '', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}=`, `${'x'.repeat(42)}é`, '\0'])(
    'that cannot be one, %j, never reaches the database',
    async (given) => {
      expect(await signOut(given)).toBe(204);
      expect([lookUps, inTransactions]).toEqual([[], []]);
    },
  );

  test('whose session has ended takes no transaction', async () => {
    const { refreshToken, accessToken } = await session();
    expect(await signOut(refreshToken)).toBe(204);
    expect(await goesOn(accessToken)).toBe(false);
    inTransactions.length = 0;
    expect(await signOut(refreshToken)).toBe(204);
    expect(inTransactions).toEqual([]);
  });
});

describe('signing out', () => {
  test('in a flood from one site takes few connections, and is refused there alone', async () => {
    const people = [await session(), await session(), await session()];
    most = 0;
    held = Promise.withResolvers<void>();
    const told: number[] = [];
    const flood = Array.from({ length: 20 }, (_, host) =>
      signOut(newRefreshToken(), `2001:db8:1:${host.toString(16)}::1`).then((status) => told.push(status)),
    );
    await expect.poll(() => told).toEqual(Array(14).fill(503));
    const others = people.map(({ refreshToken }, index) => signOut(refreshToken, `2001:db8:${index + 2}::1`));
    // Each makes room for itself in the line of the flood; the last one of that waits on.
    await expect.poll(() => told).toEqual(Array(17).fill(503));
    held.resolve();
    expect(await Promise.all(others)).toEqual([204, 204, 204]);
    await Promise.all(flood);
    expect(told.slice(17)).toEqual([204, 204, 204]);
    expect(most).toBe(2);
    for (const { accessToken } of people) {
      expect(await goesOn(accessToken)).toBe(false);
    }
  });

  test('waits for no slot of other work', async () => {
    const { refreshToken, accessToken } = await session();
    held = Promise.withResolvers<void>();
    const jobs = Array.from({ length: 70 }, () => app.server.inject('/api/jobs?limit=1'));
    await expect.poll(running).toBe(64);
    const done = signOut(refreshToken, '198.51.100.4');
    await expect.poll(() => waiting).toBe(1);
    held.resolve();
    expect(await done).toBe(204);
    expect(await goesOn(accessToken)).toBe(false);
    await Promise.all(jobs);
  });
});
