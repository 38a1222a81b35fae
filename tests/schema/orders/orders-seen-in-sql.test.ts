import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrganisationRole } from '../../../schema/access/members/membership.ts';
import { findMembership } from '../../../schema/access/members/memberships.queries.ts';
import { isOrderSeenBy } from '../../../schema/access/members/seen-orders.queries.ts';
import { seesOrder } from '../../../schema/orders/order-belonging.ts';
import { createAccount } from '../../factories/account.ts';
import { createBulkOrder } from '../../factories/bulk-order.ts';
import { createOrganisation } from '../../factories/organisation.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const roles: readonly OrganisationRole[][] = [['publish'], ['buy'], ['manage'], ['publish', 'buy', 'manage']];
const eitherWay = [true, false];
const members = roles.flatMap((of) =>
  eitherWay.flatMap((verified) => eitherWay.map((known) => ({ of, verified, known }))),
);

test.each(members)(
  'the rule in SQL and the rule of a row agree: $of, verified $verified, organisation verified $known',
  async (member) => {
    const { db } = app;
    const [account, other] = [(await createAccount(db)).id, (await createAccount(db)).id];
    const { id: own } = await createOrganisation(db, [{ id: account, roles: member.of, verified: member.verified }], {
      name: `Own ${account}`,
      verified_at: member.known ? testNow.toISOString() : null,
    });
    const { id: foreign } = await createOrganisation(db, [{ id: other }], { name: `Other ${account}` });
    const membership = await findMembership(db, account);
    const seen: boolean[] = [];
    for (const account_id of [account, other, null]) {
      for (const organisation_id of [null, own, foreign]) {
        const { id } = await createBulkOrder(db, { account_id, organisation_id });
        const { rows } = await sql<{ seen: boolean }>`
        select ${isOrderSeenBy(sql`${id}::uuid`, sql`${account}::uuid`)} as seen`.execute(db);
        const order = { ownerId: account_id, organisationId: organisation_id };
        expect([order, rows[0]?.seen]).toEqual([order, seesOrder({ accountId: account, membership }, order)]);
        seen.push(rows[0]?.seen === true);
      }
    }
    // One's own without an organisation, whatever the membership; nothing of another organisation.
    expect([seen[0], seen[2], seen[3]]).toEqual([true, false, false]);
  },
);
