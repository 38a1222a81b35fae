import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';
import { type Person, safetyDeskAt } from './safety-desk.ts';

let app: TestApp;
let operator: Person;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { person, publish, published, withdraw } = safetyDeskAt(() => app);

beforeEach(async () => {
  await app.db.deleteFrom('safety_notice').execute();
  operator = await person('operator');
});

test('operators alone publish and withdraw notices, and look for matches', async () => {
  const id = await published(operator.token);
  for (const token of [(await person('member')).token, (await person()).token]) {
    expect(await publish(token)).toMatchObject({ __typename: 'ForbiddenError' });
    expect(await withdraw(token, id)).toMatchObject({ __typename: 'ForbiddenError' });
    const { errors } = await askGraph(
      app,
      '{ safetyNoticeMatches(criteria: { products: ["pump"] }) { productCount } }',
      {
        token,
      },
    );
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
  expect(await withdraw(operator.token, randomUUID())).toMatchObject({ __typename: 'NotFoundError' });
  expect(await withdraw(operator.token, id, ' ')).toMatchObject({ fields: [{ path: 'reason' }] });
});

test('anyone reads notices, the newest first, by identifier and by name', async () => {
  const id = await published(operator.token);
  await published(operator.token, { reference: 'NatPSA/2026/003/MHRA', publishedOn: '2026-11-10' });
  await withdraw(operator.token, id);
  const { data } = await askGraph(
    app,
    `{ all: safetyNotices(first: 5) { totalCount nodes { reference } } open: safetyNotices(open: true) { nodes { reference } }
      one: safetyNotice(id: "natpsa-2026-003-mhra") { kindLabel } other: safetyNotice(id: "${id}") { withdrawalReason }
      none: safetyNotice(id: "nothing") { id } }`,
  );
  expect(data).toEqual({
    all: { totalCount: 2, nodes: [{ reference: 'NatPSA/2026/003/MHRA' }, { reference: 'DSI/2026/044' }] },
    open: { nodes: [{ reference: 'NatPSA/2026/003/MHRA' }] },
    one: { kindLabel: 'Device Safety Information' },
    other: { withdrawalReason: 'The maker has mended all pumps.' },
    none: null,
  });
});
