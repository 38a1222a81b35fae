import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Access } from '../../../schema/access/viewer.ts';
import { createAccount } from '../../factories/account.ts';
import { createEmployer } from '../../factories/employer.ts';
import { createEquipment } from '../../factories/equipment.ts';
import { createJob } from '../../factories/job.ts';
import { createJobApplication } from '../../factories/job-application.ts';
import { createSession } from '../../factories/session.ts';
import { createSupplier } from '../../factories/supplier.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

let app: TestApp;
let publisher: Person;
let operator: Person;
let jobId: string;
let equipmentId: string;
let applicationId: string;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('account').execute();
  publisher = await person('verified', 'First hospital');
  operator = await person('operator', '');
  const applicant = await person('member', '');
  jobId = (await createJob(app.db, { owner_id: publisher.id })).id;
  const { id: supplier_id } = await createSupplier(app.db, { name: 'First hospital', owner_id: publisher.id });
  equipmentId = (
    await createEquipment(app.db, { owner_id: publisher.id, supplier_id, submitted_at: testNow.toISOString() })
  ).id;
  applicationId = (await createJobApplication(app.db, { job_id: jobId, account_id: applicant.id })).id;
});

interface Person {
  readonly id: string;
  readonly token: string;
}

async function person(access: Access, organization: string): Promise<Person> {
  const { id } = await createAccount(app.db, { access }, { organization });
  return { id, token: (await createSession(app.db, { account_id: id })).accessToken };
}

async function mutate(call: string, as: Person = publisher): Promise<string> {
  const query = `mutation { done: ${call} { __typename ... on Error { message } } }`;
  const { data, errors } = await askGraph(app, query, { token: as.token });
  expect(errors).toBeUndefined();
  const { __typename, message } = (data as { done: { __typename: string; message?: string } }).done;
  return message ? `${__typename}: ${message}` : __typename;
}

const changeOrganization = (organization: string) =>
  mutate(`updateProfile(input: { organization: "${organization}" })`);

const job = `input: { title: "Midwife", department: "Maternity", location: "Leeds", type: PERMANENT, urgency: LOW,
  salaryMin: 30000, salaryMax: 40000, description: "Care for families." }`;
const product = `input: { name: "Monitor", description: "For wards.", category: MONITORING, price: 9.5,
  condition: NEW, inStock: 3 }`;

const entries = () =>
  app.db
    .selectFrom('audit_entry')
    .select(['action', 'subject_id', 'actor_id'])
    .where('owner_id', '=', publisher.id)
    .where('action', 'in', ['job.closed', 'equipment.withdrawn'])
    .orderBy('action', 'desc')
    .execute();

async function isShown(): Promise<{ readonly job: boolean; readonly product: boolean }> {
  const query = `{ job(id: "${jobId}") { isOpen } equipmentItem(id: "${equipmentId}") { isOffered } }`;
  const { data } = await askGraph(app, query);
  const { job: shown, equipmentItem } = data as { job: { isOpen: boolean }; equipmentItem: { isOffered: boolean } };
  return { job: shown.isOpen, product: equipmentItem.isOffered };
}

describe('what an account has published is taken down', () => {
  test.each([
    [
      'it is a member again',
      () => mutate(`setAccountAccess(id: "${publisher.id}", access: MEMBER)`, operator),
      () => operator,
    ],
    ['it changes its organisation', () => changeOrganization('Second hospital'), () => publisher],
  ])('when %s, and it is noted who did so', async (_name, change, actor) => {
    const { id: closedBefore } = await createJob(app.db, {
      owner_id: publisher.id,
      closed_at: '2026-11-01T12:00:00.000Z',
    });
    const others = await createJob(app.db);
    await app.db.deleteFrom('outgoing_mail').execute();
    expect(await isShown()).toEqual({ job: true, product: true });
    expect(await change()).toMatch(/Payload$/);
    expect(await isShown()).toEqual({ job: false, product: false });
    const actor_id = actor().id;
    expect(await entries()).toEqual([
      { action: 'job.closed', subject_id: jobId, actor_id },
      { action: 'equipment.withdrawn', subject_id: equipmentId, actor_id },
    ]);
    const { data } = await askGraph(app, `{ job(id: "${others.id}") { isOpen } }`);
    expect(data).toEqual({ job: { isOpen: true } });
    const { data: before } = await askGraph(app, `{ job(id: "${closedBefore}") { closedAt } }`);
    expect(before).toEqual({ job: { closedAt: '2026-11-01T12:00:00.000Z' } });
  });

  test('also when an operator does so, who stays one', async () => {
    const { id } = await createJob(app.db, { owner_id: operator.id, employer_id: (await createEmployer(app.db)).id });
    expect(await mutate('updateProfile(input: { organization: "The portal" })', operator)).toBe('UpdateProfilePayload');
    const { data } = await askGraph(app, `{ me { access } job(id: "${id}") { isOpen } }`, { token: operator.token });
    expect(data).toEqual({ me: { access: 'OPERATOR' }, job: { isOpen: false } });
  });

  test('which its owner reads among what was done, with no word of who did it', async () => {
    await mutate(`setAccountAccess(id: "${publisher.id}", access: MEMBER)`, operator);
    const query = '{ myActivity { nodes { action description } } }';
    const { data } = await askGraph(app, query, { token: publisher.token });
    const nodes = (data as { myActivity: { nodes: { action: string; description: string }[] } }).myActivity.nodes;
    expect(nodes.map(({ description }) => description).toSorted()).toEqual([
      'A job of yours was closed.',
      'A product of yours was withdrawn.',
      'Your account went back to verification.',
    ]);
  });

  test('but stays when it changes anything else, writes its organisation otherwise, or is given more access', async () => {
    await mutate('updateProfile(input: { phone: "01632 960 009" })');
    expect(await changeOrganization('FIRST Hospítal')).toBe('UpdateProfilePayload');
    expect(await mutate(`updateJob(id: "${jobId}", ${job})`)).toBe('JobPayload');
    await mutate(`setAccountAccess(id: "${publisher.id}", access: OPERATOR)`, operator);
    expect(await isShown()).toEqual({ job: true, product: true });
    expect(await entries()).toEqual([]);
  });
});

describe('an account that is verified for another organisation now', () => {
  beforeEach(async () => {
    await changeOrganization('Second hospital');
    expect(await mutate(`verifyAccount(id: "${publisher.id}", organization: "Second hospital")`, operator)).toBe(
      'AccountRecordPayload',
    );
  });

  const calls = () => ({
    update: mutate(`updateJob(id: "${jobId}", ${job})`),
    reopen: mutate(`reopenJob(id: "${jobId}")`),
    move: mutate(`moveApplication(id: "${applicationId}", stage: INTERVIEW)`),
    product: mutate(`updateEquipment(id: "${equipmentId}", ${product})`),
  });
  const results = async () => Object.fromEntries(await Promise.all(Object.entries(calls()).map(settled)));
  const settled = async ([name, call]: [string, Promise<string>]) => [name, await call] as const;
  const read = async () => {
    const query = `{ jobToChange(id: "${jobId}") { id } jobApplications(jobId: "${jobId}") { totalCount } }`;
    const { data, errors } = await askGraph(app, query, { token: publisher.token });
    return errors ? errors.map(({ message }) => message) : data;
  };

  test('neither changes nor reads what belongs to the first, but can take it away', async () => {
    const forAnother = 'ForbiddenError: You advertised this job for another organisation than yours now.';
    expect(await results()).toEqual({
      update: `${forAnother} You can only close it.`,
      reopen: `${forAnother} You can only close it.`,
      move: 'NotFoundError: Application not found',
      product: "ForbiddenError: You listed this product as 'First hospital'. You can only withdraw it.",
    });
    expect(await read()).toEqual(['The applications are for the organisation that you advertised this job for.']);
    await app.db.updateTable('job').set({ closed_at: null }).where('id', '=', jobId).execute();
    expect(await mutate(`closeJob(id: "${jobId}")`)).toBe('JobPayload');
    expect(await mutate(`withdrawEquipment(id: "${equipmentId}")`)).toBe('EquipmentPostingPayload');
    expect(await mutate(`createJob(${job})`)).toBe('JobPayload');
  });

  test('does both again once they are back and verified for the first', async () => {
    await changeOrganization('First hospital');
    await mutate(`verifyAccount(id: "${publisher.id}")`, operator);
    expect(await results()).toEqual({
      update: 'JobPayload',
      reopen: 'JobPayload',
      move: 'ReceivedApplicationPayload',
      product: 'EquipmentPostingPayload',
    });
    expect(await read()).toEqual({ jobToChange: { id: jobId }, jobApplications: { totalCount: 1 } });
  });
});

describe('a job whose applications no account could read', () => {
  const takings = {
    'its owner is gone': async () => {
      await app.db.deleteFrom('account').where('id', '=', publisher.id).execute();
    },
    'its owner is with another organisation': () => changeOrganization('Second hospital'),
  };

  test.each(Object.entries(takings))('is neither opened nor applied for where %s', async (_name, take) => {
    await take();
    await app.db.updateTable('job').set({ closed_at: testNow.toISOString() }).where('id', '=', jobId).execute();
    expect(await mutate(`reopenJob(id: "${jobId}")`, operator)).toMatch(
      /^ConflictError: No one could read applications/,
    );
    expect(await mutate(`updateJob(id: "${jobId}", ${job})`, operator)).toMatch(/^ValidationError: No one could read/);
    await app.db.updateTable('job').set({ closed_at: null }).where('id', '=', jobId).execute();
    const newcomer = await person('member', '');
    const apply = `applyForJob(jobId: "${jobId}", input: { statement: "I would like to." })`;
    expect(await mutate(apply, newcomer)).toMatch(/^ConflictError: No one can read applications/);
    const elsewhere = job.replace('input: {', 'input: { applyUrl: "https://example.com/apply",');
    expect(await mutate(`updateJob(id: "${jobId}", ${elsewhere})`, operator)).toBe('JobPayload');
  });
});

describe('what an operator decides is told by mail', () => {
  const told = async (change: () => Promise<string>) => {
    await app.db.deleteFrom('outgoing_mail').execute();
    await change();
    const mails = await app.db.selectFrom('outgoing_mail').select(['kind', 'account_id', 'body_text']).execute();
    expect(JSON.stringify(mails)).not.toContain('First hospital');
    return mails.map(({ kind, account_id }) => [kind, account_id]);
  };
  const decide = (call: string) => () => mutate(call, operator);

  test('once each, and nothing if nothing is changed', async () => {
    const { id } = publisher;
    const suspend = decide(`suspendAccount(id: "${id}", reason: "Two people have complained.")`);
    expect(await told(suspend)).toEqual([['account-suspended', id]]);
    expect(await told(suspend)).toEqual([]);
    expect(await told(decide(`unsuspendAccount(id: "${id}")`))).toEqual([['account-unsuspended', id]]);
    expect(await told(decide(`setAccountAccess(id: "${id}", access: MEMBER)`))).toEqual([['account-not-verified', id]]);
    expect(await told(decide(`verifyAccount(id: "${id}")`))).toEqual([['account-verified', id]]);
    expect(await told(decide(`verifyAccount(id: "${id}")`))).toEqual([]);
  });
});

describe('an account that proves nothing', () => {
  test.each([
    [
      'its address is not confirmed',
      { email_confirmed_at: null },
      'First hospital',
      /email address .* is not confirmed/,
    ],
    ['it names no organisation', {}, '', /names no organisation/],
  ])('is not verified where %s', async (_name, account, organization, sentence) => {
    const { id } = await createAccount(app.db, account, { organization });
    for (const call of [`verifyAccount(id: "${id}")`, `setAccountAccess(id: "${id}", access: VERIFIED)`]) {
      expect(await mutate(call, operator)).toMatch(sentence);
    }
  });
});

test('an account is verified for the organisation that the operator has looked at, and for no other', async () => {
  const waiting = await person('member', 'Looked at');
  await mutate('updateProfile(input: { organization: "Another" })', waiting);
  expect(await mutate(`verifyAccount(id: "${waiting.id}", organization: "Looked at")`, operator)).toBe(
    'ConflictError: The organisation of this account has changed. Look at it again before you verify it.',
  );
  const access = () =>
    app.db.selectFrom('account').select('access').where('id', '=', waiting.id).executeTakeFirstOrThrow();
  expect(await access()).toEqual({ access: 'member' });
  expect(
    await mutate(`setAccountAccess(id: "${waiting.id}", access: VERIFIED, organization: "Looked at")`, operator),
  ).toMatch(/^ConflictError/);
  await mutate(`verifyAccount(id: "${waiting.id}", organization: "Another")`, operator);
  expect(await access()).toEqual({ access: 'verified' });
});
