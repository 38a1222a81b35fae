import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { createSupplier } from '../../factories/supplier.ts';
import { createSentVendor, createStoredFile, createVendorApplication } from '../../factories/vendor-application.ts';
import { openTestApp, type TestApp, testNow, testSecret } from '../../support/test-app.ts';

const tokenOf = (id: string) => linkTokens([testSecret]).tokenOf('vendor_application', id);

const now = testNow;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());

const company = {
  companyName: 'Test Devices Ltd',
  registrationNumber: '1234567',
  vatNumber: 'GB 339 0727 47',
  contactName: 'Asha Mensah',
  email: 'asha@devices.example',
  phone: '01632 960 001',
};
const whole = {
  ...company,
  businessType: 'IMPORTER',
  equipmentCategories: ['ICU', 'IMAGING'],
  annualTurnover: 'FROM_1M',
  yearsInBusiness: 12,
  mddrCompliant: true,
};

const shown =
  '{ id reference state step revision registrationNumber vatNumber phone dueAt decisionReason supplierId events { kind revision message } }';
const refusals = '... on ValidationError { message fields { path message } } ... on Error { message }';
const documents = {
  start: `mutation Start($input: VendorApplicationInput!) { done: startVendorApplication(input: $input) {
    __typename ... on StartVendorApplicationPayload { token application ${shown} } ${refusals} } }`,
  save: `mutation Save($token: String!, $step: Int!, $input: VendorApplicationInput!) {
    done: saveVendorApplication(token: $token, step: $step, input: $input) {
      __typename ... on VendorApplicationPayload { application ${shown} } ${refusals} } }`,
  submit: `mutation Submit($token: String!, $revision: Int!, $input: VendorApplicationInput!) {
    done: submitVendorApplication(token: $token, revision: $revision, input: $input) {
      __typename ... on VendorApplicationPayload { application ${shown} } ${refusals} } }`,
  decide: `mutation Decide($id: ID!, $revision: Int!, $decision: VendorDecision!, $reason: String) {
    done: decideVendorApplication(id: $id, revision: $revision, decision: $decision, reason: $reason) {
      __typename ... on VendorApplicationPayload { application ${shown} } ${refusals} } }`,
};

interface Answer {
  readonly __typename: string;
  readonly token: string;
  readonly message?: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
  readonly application: Readonly<Record<string, string>> & { readonly id: string };
}

async function send(
  name: keyof typeof documents,
  variables: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const payload = { query: documents[name], variables };
  const answer = await app.server.inject({ method: 'POST', url: '/graphql', headers, payload });
  const { data, errors } = answer.json();
  expect(errors).toBeUndefined();
  return data.done;
}

const operator = async () => {
  const { id } = await createAccount(app.db, { access: 'operator' });
  const { accessToken } = await createSession(app.db, { account_id: id });
  return { authorization: `Bearer ${accessToken}` };
};
const mailsOf = (id: string) =>
  app.db
    .selectFrom('outgoing_mail')
    .select(['kind', 'recipient', 'body_text as text'])
    .where('vendor_application_id', '=', id)
    .orderBy('id')
    .execute();
const addDocuments = (id: string) =>
  Promise.all(
    ['company_license', 'insurance_certificate'].map((document) =>
      createStoredFile(app.db, { vendor_application_id: id, document }),
    ),
  );

test('an application goes from the first step to a receipt, once, however often it is sent', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const begun = await send('start', { input: company }, key);
  expect(begun.application).toMatchObject({
    state: 'DRAFT',
    step: 1,
    revision: 0,
    registrationNumber: '01234567',
    vatNumber: 'GB339072747',
    phone: '01632 960001',
  });
  expect((await send('start', { input: company }, key)).token).toBe(begun.token);
  const { token } = begun;
  const { id } = begun.application;
  const saved = await send('save', { token, step: 2, input: whole });
  expect(saved.application).toMatchObject({ step: 2, state: 'DRAFT' });

  const missing = await send('submit', { token, revision: 0, input: whole });
  expect(missing.fields).toEqual([
    { path: 'companyLicense', message: 'Select a company registration or license document' },
    { path: 'insuranceCertificate', message: 'Select a public liability insurance document' },
  ]);
  await addDocuments(id);
  const once = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all([
    send('submit', { token, revision: 0, input: whole }, once),
    send('submit', { token, revision: 0, input: whole }),
  ]);
  const [sent] = answers;
  expect(answers.map(({ application }) => application?.['reference'])).toEqual(
    Array.from({ length: 2 }, () => sent.application['reference']),
  );
  expect((await send('submit', { token, revision: 0, input: whole }, once)).application).toEqual(sent.application);
  // 20 November 2026 is a Friday; the test's clock shows 12:00.
  expect(sent.application).toMatchObject({ state: 'SUBMITTED', revision: 1, dueAt: '2026-11-27T17:00:00.000Z' });
  expect(sent.application['reference']).toMatch(/^V2026-\d{10}$/);
  expect((await mailsOf(id)).map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['vendor-started', 'asha@devices.example'],
    ['vendor-received', 'asha@devices.example'],
  ]);
  expect((await mailsOf(id))[1]?.text).toContain('/equipment?vendor={token}');
  const late = await send('save', { token, step: 1, input: company });
  expect(late.message).toBe('This application has been sent. It can be changed again if we ask for changes.');
});

test('what another form has sent meanwhile is not taken for what is sent now', async () => {
  const { id } = await createVendorApplication(app.db);
  await addDocuments(id);
  const token = tokenOf(id);
  const sent = await send('submit', { token, revision: 0, input: whole });
  expect(sent.application['state']).toBe('SUBMITTED');
  const other = await send('submit', { token, revision: 0, input: { ...whole, phone: '01632 960 999' } });
  expect(other).toMatchObject({
    __typename: 'ConflictError',
    message: 'This application has been sent. It can be changed again if we ask for changes.',
  });
  expect((await send('submit', { token, revision: 0, input: whole })).application).toEqual(sent.application);
});

test('of two forms with other details that are sent at once, one is told that it is too late', async () => {
  const { id } = await createVendorApplication(app.db);
  await addDocuments(id);
  const token = tokenOf(id);
  const answers = await Promise.all(
    ['01632 960 001', '01632 960 999'].map((phone) =>
      send('submit', { token, revision: 0, input: { ...whole, phone } }),
    ),
  );
  expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual(['ConflictError', 'VendorApplicationPayload']);
});

describe('bad input', () => {
  test.each([
    ['companyName', '', 'Enter your company name'],
    ['companyName', 'x'.repeat(201), 'Company name must be 200 characters or fewer'],
    ['registrationNumber', '', 'Enter your company registration number'],
    [
      'registrationNumber',
      'XX123456',
      'Enter a company registration number with 8 characters, like 01234567 or SC234456',
    ],
    ['vatNumber', '123456783', 'Enter a UK VAT number, like GB 339 0727 47. Check its digits'],
    ['nhsSupplierCode', '7A8', 'Enter an ODS or supplier code, like RGT01 or SMS-2041'],
    ['contactName', ' ', 'Enter the name of the person to contact'],
    ['email', 'asha', 'Enter an email address in the correct format, like name@example.com'],
    ['phone', '12345', 'Enter a phone number, like 01632 960 001 or +44 808 157 0192'],
    ['website', 'devices', 'Enter a web address that starts with https:// or http://'],
    ['website', 'javascript:alert(1)', 'Enter a web address that starts with https:// or http://'],
    ['companyName', 'a\u0000b', 'Company name must be one line of plain text'],
  ])('%s %j of the first step', async (path, value, message) => {
    const answer = await send('start', { input: { ...company, [path]: value } });
    expect(answer.fields).toEqual([{ path, message }]);
  });

  test.each([
    [{ businessType: null }, 'businessType', 'Select a business type'],
    [{ equipmentCategories: [] }, 'equipmentCategories', 'Select at least one equipment category'],
    [{ yearsInBusiness: null }, 'yearsInBusiness', 'Enter how many years you have been in business'],
    [{ yearsInBusiness: -1 }, 'yearsInBusiness', 'Years in business must be a whole number from 0 to 500'],
    [{ annualTurnover: null }, 'annualTurnover', 'Select your annual turnover'],
  ])('%j of the second step', async (given, path, message) => {
    const { id } = await createVendorApplication(app.db);
    const answer = await send('save', { token: tokenOf(id), step: 2, input: { ...whole, ...given } });
    expect(answer.fields).toEqual([{ path, message }]);
  });

  test.each([
    'made up',
    'x'.repeat(64),
    linkTokens([testSecret]).tokenOf('status_subscription', randomUUID()),
    tokenOf(randomUUID()),
  ])('the token %j belongs to no application', async (token) => {
    expect((await send('save', { token, step: 1, input: company })).__typename).toBe('NotFoundError');
    expect((await send('submit', { token, revision: 0, input: whole })).__typename).toBe('NotFoundError');
  });
});

describe('operators', () => {
  test('see what is due first, and only what was sent', async () => {
    const later = await createSentVendor(app.db, { due_at: '2026-11-30T17:00:00.000Z' });
    const overdue = await createSentVendor(app.db, { due_at: '2026-11-16T17:00:00.000Z' });
    const draft = await createVendorApplication(app.db);
    const query = '{ vendorApplications(first: 100) { nodes { id } } }';
    const headers = await operator();
    const answer = await app.server.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
    const ids: string[] = answer.json().data.vendorApplications.nodes.map(({ id }: { id: string }) => id);
    expect(ids[0]).toBe(overdue.id);
    expect(ids.indexOf(later.id)).toBeGreaterThan(0);
    expect(ids).not.toContain(draft.id);
  });

  test('ask for changes, which the applicant makes and sends again', async () => {
    const { id } = await createSentVendor(app.db);
    await addDocuments(id);
    const headers = await operator();
    const changes = { id, revision: 1, decision: 'CHANGES_REQUESTED' };
    expect((await send('decide', changes, headers)).fields?.[0]?.message).toBe('Enter what the applicant is told');
    const asked = await send('decide', { ...changes, reason: 'Send the\nwhole policy.' }, headers);
    expect(asked.application).toMatchObject({ state: 'CHANGES_REQUESTED', decisionReason: 'Send the\nwhole policy.' });
    expect((await send('decide', { ...changes, reason: 'Again' }, headers)).message).toBe(
      'This application is not waiting for a review.',
    );
    const stale = await send('submit', { token: tokenOf(id), revision: 0, input: whole });
    expect(stale.message).toBe('This application has changed since you opened it. Open it again.');
    const again = await send('submit', { token: tokenOf(id), revision: 1, input: whole });
    expect(again.application).toMatchObject({ state: 'SUBMITTED', revision: 2, decisionReason: null });
    expect(again.application['events']).toEqual([
      { kind: 'CHANGES_REQUESTED', revision: 1, message: 'Send the\nwhole policy.' },
      { kind: 'SUBMITTED', revision: 2, message: null },
    ]);
    const first = await send('decide', { id, revision: 1, decision: 'APPROVED' }, headers);
    expect(first.message).toBe('This application has changed since you opened it. Look at it again.');
    expect((await mailsOf(id)).map(({ kind }) => kind)).toEqual(['vendor-changes-requested', 'vendor-received']);
  });

  test('approve, which makes a verified supplier and nothing that the applicant claims', async () => {
    const account = await createAccount(app.db, { email: 'owner@devices.example' });
    const { id, company_name } = await createSentVendor(app.db, { email: 'owner@devices.example', nhs_approved: true });
    const headers = await operator();
    const approved = await send('decide', { id, revision: 1, decision: 'APPROVED' }, headers);
    const supplierId = approved.application['supplierId'];
    const supplier = app.db
      .selectFrom('supplier')
      .selectAll()
      .where('id', '=', supplierId ?? '');
    expect(await supplier.executeTakeFirst()).toMatchObject({
      name: company_name,
      verified: true,
      nhs_approved: false,
      owner_id: account.id,
    });
    const entries = app.db.selectFrom('audit_entry').select('action').where('subject_id', '=', id);
    expect(await entries.execute()).toEqual([{ action: 'vendor.approved' }]);
    expect((await mailsOf(id)).map(({ kind }) => kind)).toEqual(['vendor-approved']);
    const late = await send('submit', { token: tokenOf(id), revision: 1, input: whole });
    expect(late.message).toBe('We have decided about this application. It can no longer be changed.');
  });

  test('mark the supplier of the name, unless it is another account that sells under it', async () => {
    const headers = await operator();
    const known = await createSupplier(app.db, { name: 'Known Devices Ltd' });
    const { id } = await createSentVendor(app.db, { company_name: 'known devices ltd' });
    const marked = await send('decide', { id, revision: 1, decision: 'APPROVED' }, headers);
    expect(marked.application['supplierId']).toBe(known.id);
    const other = await createAccount(app.db);
    await createSupplier(app.db, { name: 'Taken Devices Ltd', owner_id: other.id });
    const taken = await createSentVendor(app.db, { company_name: 'Taken Devices Ltd' });
    const refused = await send('decide', { id: taken.id, revision: 1, decision: 'APPROVED' }, headers);
    expect(refused.message).toContain("Another account sells as 'Taken Devices Ltd'.");
  });

  test('approve nothing while a document waits for the virus scanner', async () => {
    const { id } = await createSentVendor(app.db);
    await createStoredFile(app.db, { vendor_application_id: id, scan: 'waiting' });
    const answer = await send('decide', { id, revision: 1, decision: 'APPROVED' }, await operator());
    expect(answer.message).toBe('A document is still being checked for viruses. Wait for that before you approve it.');
  });
});
