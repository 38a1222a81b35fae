import { afterAll, beforeAll, expect, test } from 'vitest';
import { ObservedRunner } from '../../../server/database/driver/observed-runner.ts';
import { databaseOver } from '../../../server/database/driver/open.ts';
import { openPostgres } from '../../../server/database/driver/postgres.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { createTestServer } from '../../support/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

const FIELDS = 15;

describePostgres('an operation with many fields', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test('leaves connections of the pool to others', async () => {
    const activity = new ObservedRunner(openPostgres({ url: database.url ?? '' }));
    const db = databaseOver(activity);
    const server = await createTestServer({ db, activity });
    // What is forgotten at the start takes some, too.
    await server.ready();
    await expect.poll(() => activity.connections().open - activity.connections().idle).toBe(0);
    const { open } = activity.connections();
    const fields = Array.from(
      { length: FIELDS },
      (_, field) => `f${field}: jobs(first: ${field + 1}) { nodes { title } }`,
    );
    const answer = await server.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: `{ ${fields.join(' ')} }` },
    });
    const { data, errors } = answer.json();
    expect(errors).toBeUndefined();
    expect(Object.keys(data)).toHaveLength(FIELDS);
    // The pool keeps each connection that it had to open.
    expect(activity.connections().open).toBeLessThanOrEqual(Math.max(open, 6));
    await server.close();
    await db.destroy();
  });
});
