import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccount } from '../../factories/account.ts';
import { createOrganisation } from '../../factories/organisation.ts';
import { createSession } from '../../factories/session.ts';
import { createSupplier } from '../../factories/supplier.ts';
import { createSentVendor } from '../../factories/vendor-application.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

const name = 'Approved Devices Ltd';
const email = 'sales@approved.example';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('account').execute();
  await app.db.deleteFrom('organisation').execute();
  await app.db.deleteFrom('vendor_application').execute();
  await app.db.deleteFrom('supplier').where('name', '=', name).execute();
});

type Answer = { readonly __typename: string; readonly message?: string };

async function ask(call: string, accountId: string): Promise<Answer> {
  const { accessToken: token } = await createSession(app.db, { account_id: accountId });
  const query = `mutation { done: ${call} { __typename ... on Error { message } } }`;
  const { data, errors } = await askGraph(app, query, { token });
  expect(errors).toBeUndefined();
  return data?.['done'] as Answer;
}

const account = async (values = {}, organization = name) =>
  (await createAccount(app.db, { access: 'verified', ...values }, { organization })).id;
const list = (accountId: string) =>
  ask(
    `createEquipment(input: { name: "Monitor", description: "For wards.", category: MONITORING, price: 9.5,
      condition: NEW, inStock: 3 })`,
    accountId,
  );
async function approve(application: { readonly id: string }): Promise<Answer> {
  const operator = await account({ access: 'operator' }, 'The portal');
  return ask(`decideVendorApplication(id: "${application.id}", revision: 1, decision: APPROVED)`, operator);
}
const supplier = () =>
  app.db
    .selectFrom('supplier')
    .select(['owner_id', 'organisation_id', 'verified'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
const organisationOf = async (accountId: string) =>
  (
    await app.db
      .selectFrom('membership')
      .select('organisation_id')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
  )?.organisation_id;

describe('a supplier that was approved without an account', () => {
  beforeEach(async () => {
    const application = await createSentVendor(app.db, { company_name: name, email });
    expect((await approve(application)).__typename).toBe('VendorApplicationPayload');
    expect(await supplier()).toEqual({ owner_id: null, organisation_id: null, verified: true });
  });

  test('is sold as by the account that signs up with its address, as the mail says', async () => {
    const seller = await account({ email: 'Sales@Approved.example' });
    expect((await list(seller)).__typename).toBe('EquipmentPostingPayload');
    const organisation_id = (await organisationOf(seller)) ?? 'none';
    expect(await supplier()).toEqual({ owner_id: seller, organisation_id, verified: true });
  });

  test.each([
    ['another address', { email: 'other@approved.example' }],
    ['its address, which is not confirmed', { email, email_confirmed_at: null }],
  ])('is not sold as by an account of %s', async (_what, values) => {
    const answer = await list(await account(values));
    expect(answer.message).toBe(`Somebody else sells as '${name}' here. Contact us to list products under this name`);
    expect((await supplier()).owner_id).toBeNull();
  });
});

test('a supplier of the name that nobody has applied for is taken over by no account', async () => {
  await createSupplier(app.db, { name });
  await createSentVendor(app.db, { company_name: name, email });
  expect((await list(await account({ email }))).message).toContain('Somebody else sells as');
});

describe('the supplier of an organisation whose member has applied', () => {
  test('belongs to the organisation, so that a colleague sells as it too', async () => {
    const [applicant, colleague] = [await account({ email }), await account()];
    const { id } = await createOrganisation(app.db, [{ id: applicant }, { id: colleague }], { name });
    const application = await createSentVendor(app.db, { company_name: name, account_id: applicant });
    expect((await approve(application)).__typename).toBe('VendorApplicationPayload');
    expect(await supplier()).toEqual({ owner_id: applicant, organisation_id: id, verified: true });
    expect((await list(colleague)).__typename).toBe('EquipmentPostingPayload');
  });

  test('belongs to the applicant alone if the company is another', async () => {
    const applicant = await account({ email }, 'Test hospital');
    await createOrganisation(app.db, [{ id: applicant }]);
    await approve(await createSentVendor(app.db, { company_name: name, account_id: applicant }));
    expect(await supplier()).toEqual({ owner_id: applicant, organisation_id: null, verified: true });
  });

  test.each([
    ['is verified if a colleague sells as it', true, 'VendorApplicationPayload'],
    ['is not, where nobody has verified that the applicant is one', false, 'ConflictError'],
  ])('%s', async (_what, verified, answered) => {
    const [seller, applicant] = [await account(), await account({ email })];
    const { id } = await createOrganisation(app.db, [{ id: seller }, { id: applicant, verified }], { name });
    await createSupplier(app.db, { name, owner_id: seller, organisation_id: id });
    const application = await createSentVendor(app.db, { company_name: name, account_id: applicant });
    expect((await approve(application)).__typename).toBe(answered);
    expect(await supplier()).toEqual({ owner_id: seller, organisation_id: id, verified });
  });
});
