import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

const HOUR_MS = 3_600_000;
let app: TestApp;
let token: string;

interface Listed {
  readonly nodes: readonly { readonly email: string; readonly verification: object | null }[];
  readonly totalCount: number;
  readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean; readonly startPosition: number };
}

const hoursAgo = (hours: number) => new Date(testNow.getTime() - hours * HOUR_MS).toISOString();

beforeAll(async () => {
  app = await openTestApp();
  const { db } = app;
  const { id } = await createAccount(db, { email: 'ops@example.com', access: 'operator', created_at: hoursAgo(100) });
  token = (await createSession(db, { account_id: id })).accessToken;
  const profile = { first_name: 'Zoë', last_name: 'Li', organization: 'Brambleford Hospital' };
  await createAccount(db, { email: 'zoe@example.com', created_at: hoursAgo(49) }, profile);
  await createAccount(db, { email: 'just@example.com', created_at: hoursAgo(48) });
  await createAccount(db, { email: 'new@example.com', created_at: hoursAgo(1) }, { last_name: 'Elias' });
  // Has asked again, long after the account was opened.
  await createAccount(db, { email: 'again@example.com', created_at: hoursAgo(90), verification_asked_at: hoursAgo(2) });
  await createAccount(db, { email: 'ok@example.com', access: 'verified', created_at: hoursAgo(30) });
  await createAccount(db, { email: 'out@example.com', suspended_at: hoursAgo(3), created_at: hoursAgo(60) });
});
afterAll(() => app.close());

async function list(filter = '{}', page = ''): Promise<Listed> {
  const query = `{ accounts(filter: ${filter} ${page}) {
    nodes { email verification { askedAt dueAt isOverdue } } totalCount
    pageInfo { endCursor hasNextPage startPosition } } }`;
  const { data, errors } = await askGraph(app, query, { token });
  expect(errors).toBeUndefined();
  return data?.['accounts'] as Listed;
}

const names = ({ nodes }: Pick<Listed, 'nodes'>) => nodes.map(({ email }) => email.split('@')[0]);

describe('accounts', () => {
  test.each([
    ['{}', ['new', 'ok', 'just', 'zoe', 'out', 'again', 'ops']],
    ['{ awaitingVerification: true }', ['zoe', 'just', 'again', 'new']],
    ['{ awaitingVerification: false }', ['ok', 'out', 'ops']],
    ['{ suspended: true }', ['out']],
    ['{ suspended: false }', ['new', 'ok', 'just', 'zoe', 'again', 'ops']],
    ['{ awaitingVerification: true, suspended: true }', []],
    ['{ search: "ZOE" }', ['zoe']],
    ['{ search: "zoë li" }', ['zoe']],
    ['{ search: "brambleford" }', ['zoe']],
    ['{ search: "just@example" }', ['just']],
    ['{ search: "ew@exa" }', ['new']],
    ['{ search: "li" }', ['zoe']],
    ['{ search: "lia" }', ['new']],
    ['{ search: "%" }', []],
    ['{ search: " " , suspended: true }', ['out']],
    ['{ search: "unknown words" }', []],
  ])('filter %s', async (filter, expected) => {
    const found = await list(filter);
    expect(names(found)).toEqual(expected);
    expect(found.totalCount).toBe(expected.length);
  });

  test.each(['{}', '{ awaitingVerification: true }'])('page by page, there and back: %s', async (filter) => {
    const all = await list(filter);
    const seen: (string | undefined)[] = [];
    for (let after = '', more = true; more; ) {
      const page: Listed = await list(filter, `, first: 2${after && `, after: "${after}"`}`);
      expect(page.pageInfo.startPosition).toBe(seen.length + 1);
      seen.push(...names(page));
      ({ endCursor: after, hasNextPage: more } = page.pageInfo);
    }
    expect(seen).toEqual(names(all));
    const back = await list(filter, `, last: 2, before: "${all.pageInfo.endCursor}"`);
    expect(names(back)).toEqual(names(all).slice(-3, -1));
  });

  test('a cursor of the queue is none of the other list', async () => {
    const { pageInfo } = await list('{ awaitingVerification: true }', ', first: 1');
    const answer = await askGraph(app, `{ accounts(after: "${pageInfo.endCursor}") { totalCount } }`, { token });
    expect(answer.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('a name or address that changes is found by what it is now', async () => {
    const { id } = await createAccount(app.db, { email: 'before@example.com', created_at: hoursAgo(200) });
    await app.db.updateTable('user_profile').set({ last_name: 'Quillfeather' }).where('id', '=', id).execute();
    await app.db
      .updateTable('account')
      .set({ email: 'after@example.com', email_key: 'after@example.com' })
      .where('id', '=', id)
      .execute();
    expect(names(await list('{ search: "quillf" }'))).toEqual(['after']);
    expect(names(await list('{ search: "after@" }'))).toEqual(['after']);
    expect(names(await list('{ search: "before@" }'))).toEqual([]);
    await app.db.deleteFrom('account').where('id', '=', id).execute();
  });
});

test('accounts that wait have a deadline of 48 hours, and no others do', async () => {
  const clocks = Object.fromEntries((await list()).nodes.map(({ email, verification }) => [email, verification]));
  expect(clocks).toEqual({
    'zoe@example.com': { askedAt: hoursAgo(49), dueAt: hoursAgo(1), isOverdue: true },
    'just@example.com': { askedAt: hoursAgo(48), dueAt: hoursAgo(0), isOverdue: false },
    'new@example.com': { askedAt: hoursAgo(1), dueAt: hoursAgo(-47), isOverdue: false },
    'again@example.com': { askedAt: hoursAgo(2), dueAt: hoursAgo(-46), isOverdue: false },
    'ok@example.com': null,
    'out@example.com': null,
    'ops@example.com': null,
  });
});
