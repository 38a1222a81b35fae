import { afterAll, beforeAll } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { type RunningPortal, startPortal } from './running-portal.ts';

/** Two processes of the portal on one database. */
export interface TwoPortals {
  readonly database: TestDatabase;
  readonly one: RunningPortal;
  readonly other: RunningPortal;
}

/** To be called in a `describe`: they are there for its tests, which share them because a start takes seconds. */
export function twoPortals(): () => TwoPortals {
  const ends: (() => void)[] = [];
  let portals: TwoPortals | undefined;
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await openTestDatabase();
    // An access token is good for the portal's origin, whichever process answers there.
    const environment = { DATABASE_URL: database.url ?? '', PUBLIC_ORIGIN: 'http://127.0.0.1' };
    const start = () => startPortal(environment, { endWith: (end) => ends.push(end) });
    const [one, other] = await Promise.all([start(), start()]);
    portals = { database, one, other };
  });
  afterAll(async () => {
    for (const end of ends) {
      end();
    }
    await database?.close();
  });
  return () => {
    if (!portals) {
      throw new Error('The portals have not started.');
    }
    return portals;
  };
}
