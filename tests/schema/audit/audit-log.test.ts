import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAuditEntry } from '../../../schema/access/audit-entries.queries.ts';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

let app: TestApp;
let token: string;
let operatorId: string;
let personId: string;
const goneId = '01a1ede2-6680-790d-b5ad-95077e39d399';

const minutesAgo = (minutes: number) => new Date(testNow.getTime() - minutes * 60_000).toISOString();

beforeAll(async () => {
  app = await openTestApp();
  operatorId = (await createAccount(app.db, { email: 'ops@example.com', access: 'operator' })).id;
  personId = (await createAccount(app.db, { email: 'person@example.com' })).id;
  token = (await createSession(app.db, { account_id: operatorId })).accessToken;
  const about = (id: string) => ({ subjectKind: 'account', subjectId: id, ownerId: id });
  const entries = [
    { actor: { kind: 'account', id: personId }, action: 'account.signed_up', ...about(personId) },
    { actor: { kind: 'account', id: operatorId }, action: 'account.verified', ...about(personId) },
    { actor: { kind: 'command_line' }, action: 'account.verified', ...about(goneId) },
    { actor: { kind: 'account', id: goneId }, action: 'account.deleted', ...about(goneId) },
    {
      actor: { kind: 'portal' },
      action: 'session.token_reused',
      subjectKind: 'session',
      subjectId: 'x',
      ownerId: null,
    },
  ] as const;
  for (const [index, entry] of entries.entries()) {
    await insertAuditEntry(app.db, { ...entry, now: minutesAgo(entries.length - index) });
  }
});
afterAll(() => app.close());

async function read(filter = '{}', page = '') {
  const query = `{ auditLog(filter: ${filter} ${page}) {
    nodes { happenedAt actorKind actorId actorEmail action subjectKind subjectId ownerId ownerEmail }
    totalCount pageInfo { endCursor hasNextPage } } }`;
  return askGraph(app, query, { token });
}

type Log = { nodes: { action: string }[]; totalCount: number; pageInfo: { endCursor: string; hasNextPage: boolean } };
const logOf = (answer: Awaited<ReturnType<typeof read>>) => answer.data?.['auditLog'] as Log;
const actionsOf = (log: Log) => log.nodes.map(({ action }) => action);

test('the newest come first, with the addresses that accounts have now', async () => {
  const { nodes } = logOf(await read());
  expect(nodes.map(({ action }) => action)).toEqual([
    'session.token_reused',
    'account.deleted',
    'account.verified',
    'account.verified',
    'account.signed_up',
  ]);
  expect(nodes[1]).toMatchObject({ actorKind: 'ACCOUNT', actorId: goneId, actorEmail: null, ownerEmail: null });
  expect(nodes[2]).toMatchObject({ actorKind: 'COMMAND_LINE', actorId: null });
  expect(nodes[3]).toEqual({
    happenedAt: minutesAgo(4),
    actorKind: 'ACCOUNT',
    actorId: operatorId,
    actorEmail: 'ops@example.com',
    action: 'account.verified',
    subjectKind: 'account',
    subjectId: personId,
    ownerId: personId,
    ownerEmail: 'person@example.com',
  });
});

test('it is narrowed by owner, actor and action, and read page by page', async () => {
  expect(actionsOf(logOf(await read(`{ ownerId: "${personId}" }`)))).toEqual(['account.verified', 'account.signed_up']);
  expect(actionsOf(logOf(await read(`{ actorId: "${operatorId}" }`)))).toEqual(['account.verified']);
  expect(logOf(await read('{ action: "account.verified" }')).totalCount).toBe(2);
  expect(actionsOf(logOf(await read(`{ ownerId: "${goneId}", action: "account.verified" }`)))).toHaveLength(1);
  const first = logOf(await read('{}', ', first: 3'));
  const second = logOf(await read('{}', `, first: 3, after: "${first.pageInfo.endCursor}"`));
  expect([...actionsOf(first), ...actionsOf(second)]).toEqual(actionsOf(logOf(await read())));
  expect(second.pageInfo.hasNextPage).toBe(false);
});

test.each(['{ ownerId: "1" }', '{ actorId: "" }', '{ action: "\\u0000" }'])(
  'a filter that means nothing: %s',
  async (filter) => {
    expect((await read(filter)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  },
);

test.each(['update audit_entry set action = action', 'delete from audit_entry', 'truncate audit_entry'])(
  'the database itself refuses: %s',
  async (statement) => {
    await expect(sql.raw(statement).execute(app.db)).rejects.toThrow('Entries of the audit log are never changed.');
    expect(logOf(await read()).totalCount).toBe(5);
  },
);
