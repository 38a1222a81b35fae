import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

interface Change {
  kind: string;
  on: string;
  title: string;
  path: string;
  regulations: string[];
  summary: string;
  sourceUrl: string | null;
}
interface Monitor {
  status: string;
  since: string;
  checkedOn: string;
  changes: Change[];
  isCapped: boolean;
}

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => testNow } });
  const { id } = await createAccount(app.db, { access: 'member' });
  token = (await createSession(app.db, { account_id: id })).accessToken;
});
afterAll(() => app.close());

const fields = '{ status since checkedOn isCapped changes { kind on title path regulations summary sourceUrl } }';
const ask = (given: string) => askGraph(app, `{ monitorCompliance${given} ${fields} }`, { token });
const monitor = async (given: string) => (await ask(given)).data?.['monitorCompliance'] as Monitor;

describe('what has changed for compliance', () => {
  test('are the versions since a day, those first that correct the law, with what changed', async () => {
    const found = await monitor('(documents: ["medical-device-regulations"], since: "2020-01-01")');
    expect(found).toMatchObject({ status: 'ACTION_NEEDED', since: '2020-01-01', isCapped: false });
    const versions = await app.db
      .selectFrom('document_version')
      .innerJoin('document', 'document.id', 'document_version.document_id')
      .where('slug', '=', 'medical-device-regulations')
      .select(['change_note', 'law_change'])
      .execute();
    const kinds = found.changes.map(({ kind }) => kind);
    const corrections = versions.filter(({ law_change }) => law_change !== null).length;
    expect(kinds.filter((kind) => kind === 'LAW_CHANGED')).toHaveLength(corrections);
    expect(kinds.filter((kind) => kind === 'NEW_VERSION')).toHaveLength(versions.length - corrections);
    expect(kinds.slice(0, corrections)).toEqual(Array(corrections).fill('LAW_CHANGED'));
    const [first] = found.changes;
    expect(first).toMatchObject({
      path: '/compliance?doc=medical-device-regulations',
      sourceUrl: expect.stringMatching(/^https:/),
    });
  });

  test('are of the documents whose version names a regulation, by any of its names', async () => {
    const found = await monitor('(regulations: ["gdpr"], since: "2020-01-01")');
    expect(found.changes.length).toBeGreaterThan(0);
    for (const { regulations } of found.changes) {
      expect(regulations.join(' ')).toMatch(/General Data Protection Regulation|GDPR|Data Protection/i);
    }
    expect((await monitor('(regulations: ["Modern Slavery Act 2015", "gdpr"], since: "2020-01-01")')).changes).toEqual(
      expect.arrayContaining(found.changes),
    );
  });

  test('say which texts are to be read again, soon or by now', async () => {
    const day = (days: number) => new Date(testNow.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const since = day(0);
    for (const [days, kind] of [
      [-1, 'REVIEW_OVERDUE'],
      [0, 'REVIEW_DUE'],
      [30, 'REVIEW_DUE'],
      [31, undefined],
    ] as const) {
      await app.db
        .updateTable('document')
        .set({ review_on: day(days) })
        .where('slug', '=', 'medical-device-regulations')
        .execute();
      const { changes, status } = await monitor(`(documents: ["medical-device-regulations"], since: "${since}")`);
      expect(changes.map((change) => change.kind)).toEqual(kind === undefined ? [] : [kind]);
      expect(status).toBe(kind === undefined ? 'UNCHANGED' : kind === 'REVIEW_OVERDUE' ? 'ACTION_NEEDED' : 'CHANGED');
    }
  });

  test('says nothing of a document that is shown to operators alone', async () => {
    const slug = 'nhs-procurement-guidelines';
    const take = (unpublished_at: string | null) =>
      app.db
        .updateTable('document')
        .set({ unpublished_at, review_on: '2026-01-01' })
        .where('slug', '=', slug)
        .execute();
    const paths = async () => (await monitor('(since: "2020-01-01")')).changes.map(({ path }) => path);
    await take(null);
    expect(await paths()).toContain(`/compliance?doc=${slug}`);
    await take(testNow.toISOString());
    expect(await paths()).not.toContain(`/compliance?doc=${slug}`);
    const { errors } = await ask(`(documents: ["${slug}"])`);
    expect(errors?.[0]?.message).toMatch(/must name published documents/);
    await take(null);
  });

  test('looks 90 days back where no day is named', async () => {
    const { since, checkedOn } = await monitor('');
    expect(Date.parse(checkedOn) - Date.parse(since)).toBe(90 * 86_400_000);
  });

  it.each([
    ['(regulations: ["the law of the jungle"])', /does not know one of these regulations/],
    ['(documents: ["no-such-document"])', /must name published documents/],
    ['(documents: ["00000000-0000-7000-8000-000000000000"])', /must name published documents/],
    ['(since: "2999-01-01")', /today or a day before/],
    [`(documents: [${Array(101).fill('"a"').join()}])`, /100 entries or fewer/],
  ])('refuses %s', async (given, message) => {
    const { errors } = await ask(given);
    expect(errors?.[0]?.message).toMatch(message);
    expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  });
});

describe('POST /api/ai/compliance/monitor', () => {
  const post = (payload: object, authorization?: string) =>
    app.server.inject({
      method: 'POST',
      url: '/api/ai/compliance/monitor',
      payload,
      headers: authorization ? { authorization } : {},
    });

  test('answers a signed-in account, and no one else', async () => {
    const answer = await post({ regulations: ['UK GDPR'], since: '2020-01-01' }, `Bearer ${token}`);
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json())).toEqual(['status', 'since', 'checked_on', 'changes', 'is_capped']);
    expect(Object.keys(answer.json().changes[0])).toEqual([
      ...['kind', 'on', 'document_id', 'title', 'path', 'version', 'regulations', 'summary', 'source_url'],
    ]);
    expect((await post({})).statusCode).toBe(401);
  });

  it.each([
    [{ since: 'yesterday' }],
    [{ since: '2999-01-01' }],
    [{ regulations: 'UK GDPR' }],
    [{ regulations: ['the law of the jungle'] }],
    [{ documents: ['no-such-document'] }],
    [{ unknown: 1 }],
  ])('refuses %j', async (payload) => {
    const answer = await post(payload, `Bearer ${token}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: expect.any(String), code: expect.any(String) });
  });
});
