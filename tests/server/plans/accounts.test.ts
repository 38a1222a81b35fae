import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../schema/access/viewer.ts';
import { listOwnAuditEntries, listOwnSessions } from '../../../schema/accounts/own-data/own-data.queries.ts';
import type { DB } from '../../../schema/tables.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { ExplainedPortal } from './explained-portal.ts';

const idOf = (number: number) => `01a1ede2-0000-7000-8000-${String(number).padStart(12, '0')}`;
const operator: Viewer = {
  kind: 'account',
  accountId: idOf(1),
  sessionId: idOf(1),
  access: 'operator',
  emailConfirmedAt: null,
};
const tables = ['account', 'user_profile', 'session', 'audit_entry'];

const verifiedAt = '2026-11-20T09:00:00.000Z';

/** One in 20 waits, one in 500 is suspended, three are operators; of each some sessions and entries. */
async function fillAccounts(db: Kysely<DB>, { count }: { readonly count: number }): Promise<void> {
  const id = sql`('01a1ede2-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`;
  const opened = sql`now() - n * interval '1 minute'`;
  const numbers = sql`generate_series(1, ${sql.lit(count)}) as n`;
  await sql`
    insert into account (id, email, email_key, access, verified_at, suspended_at, verification_asked_at, created_at,
      email_confirmed_at)
    select ${id}, 'person-' || n || '@example.com', 'person-' || n || '@example.com',
      case when n <= 3 then 'operator' when n % 20 = 0 then 'member' else 'verified' end,
      case when n > 3 and n % 20 = 0 then null else ${verifiedAt}::timestamptz end,
      case when n % 500 = 7 then now() end, ${opened}, ${opened}, ${opened} from ${numbers}`.execute(db);
  await sql`
    insert into user_profile (id, first_name, last_name, organization)
    select ${id}, 'Person', 'Number' || n, case when n % 1000 = 0 then 'Li clinic' else 'Hospital' end from ${numbers}`.execute(
    db,
  );
  await sql`
    insert into session (id, account_id, device, created_at, last_used_at, ended_at, end_reason)
    select ${id}, ${id}, '', ${opened}, ${opened}, case when n % 2 = 0 then now() end,
      case when n % 2 = 0 then 'signed_out' end from ${numbers}`.execute(db);
  await sql`
    insert into audit_entry (happened_at, actor_kind, actor_id, action, subject_kind, subject_id, owner_id)
    select ${opened}, 'account', case when n % 20 = 0 then ${idOf(1)}::uuid else ${id} end,
      case when n % 20 = 0 then 'account.verified' else 'account.signed_up' end, 'account', ${id}::text, ${id}
    from ${numbers}`.execute(db);
}

const accountFilters = [
  {},
  { awaitingVerification: true },
  { awaitingVerification: false },
  { suspended: true },
  { suspended: false },
  { search: 'person' },
  { search: 'number12345' },
  { search: 'clinic' },
  { search: 'li' },
  { search: 'l' },
  { awaitingVerification: true, suspended: false, search: 'hospital' },
];
const auditFilters = [
  {},
  { ownerId: idOf(77) },
  { actorId: idOf(77) },
  { actorId: idOf(1) },
  { action: 'account.verified' },
  { action: 'account.deleted' },
  { ownerId: idOf(20), actorId: idOf(1), action: 'account.verified' },
];

describePostgres('nothing that is asked about accounts reads the whole table', () => {
  const portal = new ExplainedPortal([fillAccounts, 50_000]);

  describe.each([
    ['accounts', 'AccountFilter', 'email organization verification { isOverdue }', accountFilters],
    ['auditLog', 'AuditFilter', 'action actorEmail ownerEmail', auditFilters],
  ] as const)('%s', (field, type, rows, filters) => {
    const query = (selection: string) => `query ($filter: ${type}, $after: String, $offset: Int) {
      ${field}(filter: $filter, after: $after, offset: $offset) { ${selection} } }`;
    const page = query(`nodes { ${rows} } pageInfo { endCursor }`);

    test.each<object>([...filters])('%j', async (filter) => {
      const answer = await portal.ask(page, { filter }, operator);
      await portal.expectNoScan(...tables);
      const { endCursor: after } = (answer[field] as { pageInfo: { endCursor: string | null } }).pageInfo;
      for (const variables of [{ after: after ?? undefined }, { offset: 40 }]) {
        await portal.ask(page, { filter, ...variables }, operator);
        await portal.expectNoScan(...tables);
      }
      await portal.ask(query('totalCount'), { filter }, operator);
      await portal.expectNoScan(...tables);
    });
  });

  test.each([
    `verifyAccount(id: "${idOf(60)}")`,
    `undoVerification(id: "${idOf(63)}", verifiedAt: "${verifiedAt}")`,
    `suspendAccount(id: "${idOf(61)}", reason: "Two people have complained.")`,
    `unsuspendAccount(id: "${idOf(507)}")`,
    `setAccountAccess(id: "${idOf(62)}", access: OPERATOR)`,
  ])('%s', async (call) => {
    const answer = await portal.ask(`mutation { done: ${call} { __typename } }`, {}, operator);
    expect(answer).toEqual({ done: { __typename: 'AccountRecordPayload' } });
    expect(await portal.expectNoScan(...tables)).toBeGreaterThan(2);
  });

  test.each([listOwnSessions, listOwnAuditEntries])('the download of own data: %o', async (list) => {
    await list(portal.recorded, idOf(77));
    await portal.expectNoScan(...tables);
  });
});
