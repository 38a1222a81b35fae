import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Access } from '../../../schema/access/viewer.ts';
import { deleteOldData } from '../../../schema/maintenance.ts';
import { createAccount } from '../../factories/account.ts';
import { createEquipment } from '../../factories/equipment.ts';
import { createJob } from '../../factories/job.ts';
import { createJobApplication } from '../../factories/job-application.ts';
import { createOrganisation } from '../../factories/organisation.ts';
import { createSession } from '../../factories/session.ts';
import { createSupplier } from '../../factories/supplier.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

let app: TestApp;
let manager: Person;
let colleague: Person;
let operator: Person;
let organisationId: string;
let memberships: readonly string[];
let jobId: string;
let equipmentId: string;
let applicationId: string;

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('account').execute();
  await app.db.deleteFrom('organisation').execute();
  await app.db.deleteFrom('outgoing_mail').execute();
  manager = await person('verified');
  colleague = await person('verified');
  operator = await person('operator', 'The portal');
  jobId = (await createJob(app.db, { owner_id: manager.id })).id;
  const { id: supplier_id } = await createSupplier(app.db, { name: 'First hospital', owner_id: manager.id });
  const product = { owner_id: manager.id, supplier_id, submitted_at: testNow.toISOString() };
  equipmentId = (await createEquipment(app.db, product)).id;
  applicationId = (await createJobApplication(app.db, { job_id: jobId, account_id: (await person('member', '')).id }))
    .id;
  const members = [{ id: manager.id }, { id: colleague.id, roles: ['publish'] } as const];
  ({ id: organisationId, memberships } = await createOrganisation(app.db, members, { name: 'First hospital' }));
});

async function person(access: Access, organization = 'First hospital'): Promise<Person> {
  const { id, email } = await createAccount(app.db, { access }, { organization });
  return { id, email, token: (await createSession(app.db, { account_id: id })).accessToken };
}

async function mutate(call: string, as: Person): Promise<string> {
  const query = `mutation { done: ${call} { __typename ... on Error { message } } }`;
  const { data, errors } = await askGraph(app, query, { token: as.token });
  expect(errors).toBeUndefined();
  const { __typename, message } = (data as { done: { __typename: string; message?: string } }).done;
  return message ? `${__typename}: ${message}` : __typename;
}

async function read(query: string, as?: Person): Promise<Record<string, unknown>> {
  const { data, errors } = await askGraph(app, query, { token: as?.token });
  expect(errors).toBeUndefined();
  return data as Record<string, unknown>;
}

const job = `input: { title: "Midwife", department: "Maternity", location: "Leeds", type: PERMANENT, urgency: LOW,
  salaryMin: 30000, salaryMax: 40000, description: "Care for families." }`;
const product = `input: { name: "Monitor", description: "For wards.", category: MONITORING, price: 9.5,
  condition: NEW, inStock: 3 }`;
const suspend = (who: Person) =>
  mutate(`suspendAccount(id: "${who.id}", reason: "Two people have complained.")`, operator);
const isThere = async () => {
  const { job: found, equipmentItem } = await read(
    `{ job(id: "${jobId}") { isOpen } equipmentItem(id: "${equipmentId}") { isOffered } }`,
  );
  return {
    job: (found as { isOpen: boolean } | null)?.isOpen ?? null,
    product: (equipmentItem as { isOffered: boolean } | null)?.isOffered ?? null,
  };
};
const mails = async () =>
  await app.db.selectFrom('outgoing_mail').select(['kind', 'recipient', 'body_text']).orderBy('id').execute();
const accessOf = async ({ id }: Person) =>
  (await app.db.selectFrom('account').select('access').where('id', '=', id).executeTakeFirstOrThrow()).access;
const ownerOf = async (table: 'job' | 'equipment', id: string) =>
  (await app.db.selectFrom(table).select('owner_id').where('id', '=', id).executeTakeFirstOrThrow()).owner_id;

/** All that a colleague may do to what the owner has published, and how each was answered. */
async function attempts(as: Person): Promise<Record<string, string>> {
  const calls = {
    update: `updateJob(id: "${jobId}", ${job.replace('input: {', 'input: { applyUrl: "https://example.com/apply",')})`,
    move: `moveApplication(id: "${applicationId}", stage: SHORTLISTED)`,
    close: `closeJob(id: "${jobId}")`,
    reopen: `reopenJob(id: "${jobId}")`,
    product: `updateEquipment(id: "${equipmentId}", ${product})`,
    withdraw: `withdrawEquipment(id: "${equipmentId}")`,
  };
  const answers: Record<string, string> = {};
  for (const [name, call] of Object.entries(calls)) {
    answers[name] = await mutate(call, as);
  }
  return answers;
}

describe('a colleague', () => {
  const lists = `{ myJobs { nodes { id } } myEquipment { nodes { id } } jobApplications(jobId: "@") { totalCount }
    jobToChange(id: "@") { id } }`;

  test('sees and changes what another member has published, and new posts belong to both', async () => {
    expect(await read(lists.replaceAll('@', jobId), colleague)).toEqual({
      myJobs: { nodes: [{ id: jobId }] },
      myEquipment: { nodes: [{ id: equipmentId }] },
      jobApplications: { totalCount: 1 },
      jobToChange: { id: jobId },
    });
    expect(await attempts(colleague)).toEqual({
      update: 'JobPayload',
      move: 'ReceivedApplicationPayload',
      close: 'JobPayload',
      reopen: 'JobPayload',
      product: 'EquipmentPostingPayload',
      withdraw: 'EquipmentPostingPayload',
    });
    expect(await mutate(`createJob(${job})`, colleague)).toBe('JobPayload');
    expect(await mutate(`createEquipment(${product})`, colleague)).toBe('EquipmentPostingPayload');
    const { myJobs, myEquipment } = await read('{ myJobs { totalCount } myEquipment { totalCount } }', manager);
    expect([myJobs, myEquipment]).toEqual([{ totalCount: 2 }, { totalCount: 2 }]);
  });

  test.each([
    ['without the role to publish', () => mutate(`setMemberRoles(id: "${memberships[1]}", roles: [BUY])`, manager)],
    [
      'whose membership is not verified',
      () =>
        app.db.updateTable('membership').set({ verified_at: null }).where('account_id', '=', colleague.id).execute(),
    ],
    [
      'of an organisation that is not verified',
      () => app.db.updateTable('organisation').set({ verified_at: null }).where('id', '=', organisationId).execute(),
    ],
    ['whose membership has ended', () => mutate(`endMembership(id: "${memberships[1]}")`, manager)],
  ])('%s may do nothing of that', async (_name, take) => {
    await take();
    // As a user who is verified for something else: nothing is to depend on the level of access.
    await app.db
      .updateTable('account')
      .set({ access: 'verified', verified_at: testNow.toISOString() })
      .where('id', '=', colleague.id)
      .execute();
    const answers = await attempts(colleague);
    expect(Object.values(answers).filter((answer) => !/^(Forbidden|NotFound)Error/.test(answer))).toEqual([]);
    expect(await read('{ myJobs { totalCount } myEquipment { totalCount } }', colleague)).toEqual({
      myJobs: { totalCount: 0 },
      myEquipment: { totalCount: 0 },
    });
  });

  test('does not move an application of their own', async () => {
    const own = await createJobApplication(app.db, { job_id: jobId, account_id: colleague.id });
    expect(await mutate(`moveApplication(id: "${own.id}", stage: OFFERED)`, colleague)).toMatch(
      /^ForbiddenError: This is your own/,
    );
    expect(await mutate(`moveApplication(id: "${own.id}", stage: OFFERED)`, manager)).toBe(
      'ReceivedApplicationPayload',
    );
  });

  test('is told of applications while the owner cannot read them', async () => {
    await suspend(manager);
    await app.db.deleteFrom('outgoing_mail').execute();
    expect(await mutate(`applyForJob(jobId: "${jobId}", input: { statement: "I would like to." })`, operator)).toBe(
      'JobApplicationPayload',
    );
    expect((await mails()).find(({ kind }) => kind === 'application-received')?.recipient).toBe(colleague.email);
  });
});

describe('what a member has published', () => {
  test('stays when they leave, and a colleague answers for it', async () => {
    const { id: own } = await createJob(app.db, { owner_id: colleague.id, organisation_id: organisationId });
    expect(await mutate('leaveOrganisation', colleague)).toBe('OrganisationPayload');
    expect(await ownerOf('job', own)).toBe(manager.id);
    expect(await accessOf(colleague)).toBe('member');
    expect(await mutate(`closeJob(id: "${own}")`, manager)).toBe('JobPayload');
    expect(await read('{ myOrganisation { id } myJobs { totalCount } }', colleague)).toEqual({
      myOrganisation: null,
      myJobs: { totalCount: 0 },
    });
  });

  test('stays when they delete their account, which the last manager cannot', async () => {
    const remove = (who: Person) => mutate('deleteAccount(password: "a password of tests alone")', who);
    expect(await remove(manager)).toMatch(/^ConflictError: Nobody else manages/);
    expect(await mutate('leaveOrganisation', manager)).toMatch(/^ConflictError: Nobody else manages/);
    expect(await mutate(`setMemberRoles(id: "${memberships[0]}", roles: [PUBLISH])`, manager)).toMatch(
      /^ConflictError: Nobody else manages/,
    );
    expect(await mutate(`setMemberRoles(id: "${memberships[1]}", roles: [PUBLISH, MANAGE])`, manager)).toBe(
      'OrganisationPayload',
    );
    expect(await remove(manager)).toBe('DeleteAccountPayload');
    expect([await ownerOf('job', jobId), await ownerOf('equipment', equipmentId)]).toEqual([
      colleague.id,
      colleague.id,
    ]);
    expect(await isThere()).toEqual({ job: true, product: true });
  });

  test('is taken down where nobody verified is left, and stays the organisation’s', async () => {
    await mutate(`setMemberRoles(id: "${memberships[1]}", roles: [BUY, MANAGE])`, manager);
    expect(await mutate('leaveOrganisation', manager)).toBe('OrganisationPayload');
    expect(await isThere()).toEqual({ job: false, product: false });
    expect(await ownerOf('job', jobId)).toBe(colleague.id);
  });
});

describe('a suspension', () => {
  const counts = async (who: Person) =>
    (await read(`{ accountPublications(id: "${who.id}") { jobs products } }`, operator))['accountPublications'];
  const all = { jobs: 1, products: 1 };
  const none = { jobs: 0, products: 0 };

  test('hides only what no other verified member vouches for, and says so before', async () => {
    expect(await counts(manager)).toEqual(none);
    await suspend(manager);
    expect(await isThere()).toEqual({ job: true, product: true });
    expect((await mails()).find(({ kind }) => kind === 'account-suspended')?.body_text).toContain('stay published');
    expect(await counts(colleague)).toEqual(all);
    await suspend(colleague);
    expect(await isThere()).toEqual({ job: null, product: null });
    expect(await counts(manager)).toEqual(all);
    await mutate(`unsuspendAccount(id: "${colleague.id}")`, operator);
    expect(await isThere()).toEqual({ job: true, product: true });
    expect(await counts(manager)).toEqual(none);
  });

  test.each([
    ['does not publish', { roles: ['manage'] }],
    ['is not verified', { verified_at: null }],
  ] as [string, { roles: string[] } | { verified_at: null }][])(
    'hides all where the only other member %s',
    async (_name, values) => {
      await app.db.updateTable('membership').set(values).where('account_id', '=', colleague.id).execute();
      expect(await counts(manager)).toEqual(all);
      await suspend(manager);
      expect(await isThere()).toEqual({ job: null, product: null });
    },
  );

  test('is shown again once a colleague is verified who vouches for it', async () => {
    await app.db.updateTable('membership').set({ verified_at: null }).where('account_id', '=', colleague.id).execute();
    await app.db.updateTable('account').set({ access: 'member' }).where('id', '=', colleague.id).execute();
    await suspend(manager);
    expect(await mutate(`verifyAccount(id: "${colleague.id}")`, operator)).toBe('AccountRecordPayload');
    expect(await isThere()).toEqual({ job: true, product: true });
  });

  test('of two members at the same moment hides all', async () => {
    const results = await Promise.all([suspend(manager), suspend(colleague)]);
    expect(results).toEqual(['AccountRecordPayload', 'AccountRecordPayload']);
    expect(await isThere()).toEqual({ job: null, product: null });
  });
});

describe('verification', () => {
  const record = async (who: Person) => {
    const { accounts } = await read(
      `{ accounts(filter: { search: "${who.email}" }) { nodes { access membership { verifiedAt organisationVerifiedAt memberCount roles } } } }`,
      operator,
    );
    return (accounts as { nodes: object[] }).nodes[0];
  };

  test('of an account whose organisation is new verifies both', async () => {
    const newcomer = await person('member', 'Third hospital');
    expect(await record(newcomer)).toEqual({ access: 'MEMBER', membership: null });
    expect(await mutate(`verifyAccount(id: "${newcomer.id}")`, operator)).toBe('AccountRecordPayload');
    const now = testNow.toISOString();
    expect(await record(newcomer)).toEqual({
      access: 'VERIFIED',
      membership: { verifiedAt: now, organisationVerifiedAt: now, memberCount: 1, roles: ['PUBLISH', 'BUY', 'MANAGE'] },
    });
  });

  test('is asked for again when a manager changes the name, for all members, and given to all by one look', async () => {
    const rename = (who: Person, name: string) => mutate(`updateProfile(input: { organization: "${name}" })`, who);
    expect(await rename(colleague, 'Second hospital')).toMatch(/^ValidationError: Other people belong/);
    expect(await rename(manager, 'FIRST hospital')).toBe('UpdateProfilePayload');
    expect([await accessOf(manager), await accessOf(colleague)]).toEqual(['verified', 'verified']);
    expect(await rename(manager, 'Second hospital')).toBe('UpdateProfilePayload');
    expect(await isThere()).toEqual({ job: false, product: false });
    expect([await accessOf(manager), await accessOf(colleague)]).toEqual(['member', 'member']);
    expect(await read('{ me { organization } myOrganisation { name verifiedAt } }', colleague)).toEqual({
      me: { organization: 'Second hospital' },
      myOrganisation: { name: 'Second hospital', verifiedAt: null },
    });
    await mutate(`verifyAccount(id: "${colleague.id}", organization: "Second hospital")`, operator);
    expect([await accessOf(manager), await accessOf(colleague)]).toEqual(['verified', 'verified']);
  });

  test('that is taken away from a member leaves what they have published to a colleague', async () => {
    expect(await mutate(`setAccountAccess(id: "${manager.id}", access: MEMBER)`, operator)).toBe(
      'AccountRecordPayload',
    );
    expect(await isThere()).toEqual({ job: true, product: true });
    expect(await ownerOf('job', jobId)).toBe(colleague.id);
    expect((await mails()).find(({ kind }) => kind === 'account-not-verified')?.body_text).toContain(
      'a verified colleague answers for it',
    );
    await mutate(`setAccountAccess(id: "${colleague.id}", access: MEMBER)`, operator);
    expect(await isThere()).toEqual({ job: false, product: false });
  });
});

describe('an invitation', () => {
  const invite = (email: string, as = manager, roles = '[PUBLISH]') =>
    mutate(`inviteMember(input: { email: "${email}", roles: ${roles} })`, as);
  const idFor = async (who: Person) =>
    ((await read('{ myInvitations { id } }', who))['myInvitations'] as { id: string }[])[0]?.id ?? 'none';

  test('is mailed, accepted by the confirmed address alone, and verified by an operator', async () => {
    const newcomer = await person('member', 'Small practice');
    const stranger = await person('member', 'Small practice');
    expect(await invite(newcomer.email.toUpperCase())).toBe('InvitationPayload');
    expect(await mails()).toEqual([
      expect.objectContaining({
        kind: 'organisation-invitation',
        recipient: newcomer.email.toUpperCase(),
        body_text: expect.stringContaining('First hospital'),
      }),
    ]);
    const id = await idFor(newcomer);
    expect(await mutate(`acceptInvitation(id: "${id}")`, stranger)).toMatch(/^NotFoundError/);
    await app.db.updateTable('account').set({ email_confirmed_at: null }).where('id', '=', newcomer.id).execute();
    expect(await mutate(`acceptInvitation(id: "${id}")`, newcomer)).toMatch(/^ForbiddenError: Confirm your email/);
    expect(await idFor(newcomer)).toBe('none');
    await app.db
      .updateTable('account')
      .set({ email_confirmed_at: testNow.toISOString() })
      .where('id', '=', newcomer.id)
      .execute();
    expect(await mutate(`acceptInvitation(id: "${id}")`, newcomer)).toBe('OrganisationPayload');
    const { me, myJobs } = await read(
      '{ me { organization access verificationAskedAt } myJobs { totalCount } }',
      newcomer,
    );
    expect([me, myJobs]).toEqual([
      { organization: 'First hospital', access: 'MEMBER', verificationAskedAt: testNow.toISOString() },
      { totalCount: 0 },
    ]);
    await mutate(`verifyAccount(id: "${newcomer.id}")`, operator);
    expect(await mutate(`closeJob(id: "${jobId}")`, newcomer)).toBe('JobPayload');
    expect(await mutate(`acceptInvitation(id: "${id}")`, newcomer)).toMatch(/^NotFoundError/);
  });

  test.each([
    ['First Hospital', 'verified', true],
    ['Another hospital', 'member', false],
  ])('accepted by a verified user of %s leaves them %s', async (name, access, isOpen) => {
    const single = await person('verified', name);
    const { id } = await createJob(app.db, { owner_id: single.id });
    await createOrganisation(app.db, [{ id: single.id }], { name });
    await invite(single.email);
    expect(await mutate(`acceptInvitation(id: "${await idFor(single)}")`, single)).toBe('OrganisationPayload');
    expect(await accessOf(single)).toBe(access);
    expect((await read(`{ job(id: "${id}") { isOpen } }`))['job']).toEqual({ isOpen });
    expect(await mutate(`closeJob(id: "${id}")`, colleague)).toMatch(isOpen ? /^JobPayload$/ : /^ForbiddenError/);
  });

  test('is refused where it cannot be', async () => {
    expect(await invite('nobody')).toMatch(/^ValidationError/);
    expect(await invite('a@example.com', manager, '[]')).toBe('ValidationError: Select at least one role');
    expect(await invite(colleague.email)).toMatch(/^ValidationError: This person belongs/);
    expect(await invite('a@example.com', colleague)).toMatch(/^ForbiddenError: You do not manage/);
    const other = await person('verified', 'Another hospital');
    const friend = await person('verified', 'Another hospital');
    await createOrganisation(app.db, [{ id: other.id }, { id: friend.id }], { name: 'Another hospital' });
    await invite(other.email);
    expect(await mutate(`acceptInvitation(id: "${await idFor(other)}")`, other)).toMatch(
      /^ConflictError: You have colleagues/,
    );
  });

  test('is there once for an address, ends when it is withdrawn or declined, and is deleted after 14 days', async () => {
    const newcomer = await person('member', 'Small practice');
    const waiting = async () =>
      (
        (await read('{ myOrganisation { invitations { roles } } }', manager))['myOrganisation'] as {
          invitations: object[];
        }
      ).invitations;
    await invite(newcomer.email);
    await invite(newcomer.email, manager, '[BUY, PUBLISH, BUY]');
    expect(await waiting()).toEqual([{ roles: ['PUBLISH', 'BUY'] }]);
    expect(await mutate(`withdrawInvitation(id: "${await idFor(newcomer)}")`, manager)).toBe('EndedInvitationPayload');
    await invite(newcomer.email);
    expect(await mutate(`declineInvitation(id: "${await idFor(newcomer)}")`, newcomer)).toBe('EndedInvitationPayload');
    await invite(newcomer.email);
    await deleteOldData(app.db, new Date(testNow.getTime() + 14 * 86_400_000 - 1));
    expect(await waiting()).toHaveLength(1);
    await deleteOldData(app.db, new Date(testNow.getTime() + 14 * 86_400_000));
    expect(await waiting()).toEqual([]);
  });
});
