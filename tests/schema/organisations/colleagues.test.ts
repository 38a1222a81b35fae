import { describe, expect, test } from 'vitest';
import { createJob } from '../../factories/job.ts';
import { createJobApplication } from '../../factories/job-application.ts';
import { testNow } from '../../support/test-app.ts';
import {
  accessOf,
  app,
  attempts,
  beginsWithHospital,
  colleague,
  equipmentId,
  isThere,
  job,
  jobId,
  mails,
  manager,
  memberships,
  mutate,
  operator,
  organisationId,
  ownerOf,
  type Person,
  product,
  read,
  suspend,
} from './hospital.ts';

beginsWithHospital();

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
    expect(await remove(manager)).toMatch(/^ConflictError: No other member manages/);
    expect(await mutate('leaveOrganisation', manager)).toMatch(/^ConflictError: No other member manages/);
    expect(await mutate(`setMemberRoles(id: "${memberships[0]}", roles: [PUBLISH])`, manager)).toMatch(
      /^ConflictError: No other member manages/,
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

  test('is taken down if no verified member is left, and stays the organisation’s', async () => {
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

  test('lets a product be published that a colleague vouches for, who is told, and no other', async () => {
    await app.db.updateTable('equipment').set({ review_state: 'in_review' }).where('id', '=', equipmentId).execute();
    const publish = () => mutate(`reviewEquipment(id: "${equipmentId}", revision: 1, decision: PUBLISH)`, operator);
    await suspend(manager);
    await suspend(colleague);
    expect(await publish()).toMatch(/^ConflictError: The account that listed this product is suspended/);
    await mutate(`unsuspendAccount(id: "${colleague.id}")`, operator);
    expect(await publish()).toBe('EquipmentPostingPayload');
    const told = (await mails()).filter(({ kind }) => kind.startsWith('equipment-')).map(({ recipient }) => recipient);
    expect(told).toEqual([colleague.email]);
  });

  test('of two members at the same moment hides all', async () => {
    const results = await Promise.all([suspend(manager), suspend(colleague)]);
    expect(results).toEqual(['AccountRecordPayload', 'AccountRecordPayload']);
    expect(await isThere()).toEqual({ job: null, product: null });
  });
});
