import { describe, expect, test } from 'vitest';
import { deleteOldData } from '../../../schema/maintenance.ts';
import { createJob } from '../../factories/job.ts';
import { createOrganisation } from '../../factories/organisation.ts';
import { testNow } from '../../support/test-app.ts';
import {
  accessOf,
  app,
  beginsWithHospital,
  colleague,
  isThere,
  jobId,
  mails,
  manager,
  mutate,
  operator,
  ownerOf,
  type Person,
  person,
  read,
} from './hospital.ts';

beginsWithHospital();

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

  test('is refused if it cannot be', async () => {
    expect(await invite('no address')).toMatch(/^ValidationError/);
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
