import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newJobExample } from '../../server/rest/jobs/examples.ts';
import { grantAccess, type SignedIn, send, signUp } from '../support/signed-in.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { expectError } from './answers.ts';

let app: TestApp;
let member: SignedIn;
let owner: SignedIn;
let other: SignedIn;
let operator: SignedIn;
beforeAll(async () => {
  app = await openTestApp();
  [member, owner, other, operator] = await Promise.all([signUp(app), signUp(app), signUp(app), signUp(app)]);
  await grantAccess(app, 'verified', owner, other);
  await grantAccess(app, 'operator', operator);
});
afterAll(() => app.close());

const create = (token: string | undefined, given: object = {}) =>
  send(app, 'POST', '/jobs', { ...(token ? { token } : {}), body: { ...newJobExample, ...given } });

async function graph(token: string, query: string, variables: object) {
  const { json } = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${token}` },
    payload: { query, variables },
  });
  return json().data;
}

const input = { ...newJobExample, type: 'PERMANENT', urgency: 'MEDIUM', band: 'BAND_6' };
const answer = '{ __typename ... on JobPayload { job { title isOpen salary } } ... on Error { message } }';
const update = (token: string, id: string, given: object = {}) =>
  graph(token, `mutation ($id: ID!, $input: JobInput!) { done: updateJob(id: $id, input: $input) ${answer} }`, {
    id,
    input: { ...input, ...given },
  });
const close = (token: string, id: string) =>
  graph(token, `mutation ($id: ID!) { done: closeJob(id: $id) ${answer} }`, { id });

describe('advertising a post', () => {
  it('needs a verified account', async () => {
    expectError(await create(undefined), 401);
    const { error } = expectError(await create(member.token), 403);
    // It cannot be verified yet: the address is not confirmed.
    expect(error).toBe(
      'Your account must be verified first. You must confirm your email address first: no account is verified before that. Follow the link in our email, or choose "Send the email again" on your account page. Accounts are verified within 24-48 hours.',
    );
    await app.db
      .updateTable('account')
      .set({ email_confirmed_at: new Date().toISOString() })
      .where('id', '=', member.id)
      .execute();
    expect(expectError(await create(member.token), 403).error).toBe(
      'Your account must be verified first. Accounts are verified within 24-48 hours.',
    );
  });

  it('answers the post, which is then listed, with the pay of its band', async () => {
    const created = await create(owner.token);
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({
      reference: expect.stringMatching(/^P2026-\d{10}$/),
      title: 'Community Midwife',
      employer: 'Brambleford Community Hospital',
      location: 'Leeds',
      region: 'North East and Yorkshire',
      contractType: 'Permanent',
      workingPattern: 'Full-time',
      agency: null,
      urgency: 'medium',
      band: '6',
      salary: '£39,959 to £48,117',
      applications: 0,
      isOpen: true,
      posted: 'just now',
    });
    const listed = (await send(app, 'GET', '/jobs?search=community%20midwife&location=leeds')).json();
    expect(listed.jobs.map(({ id }: { id: string }) => id)).toContain(created.json().id);
  });

  it.each(['https:x', 'https:/a', 'https://www.jobs.nhs.uk@evil.example/', 'https://evil.example\\@good.example'])(
    'takes no %s for where one applies',
    async (applyUrl) => {
      expect(expectError(await create(owner.token, { applyUrl }), 400).fields).toEqual({
        applyUrl: 'Enter a web address that starts with https:// or http://',
      });
    },
  );

  it('keeps a web address that begins in capitals', async () => {
    const created = await create(owner.token, { applyUrl: 'HTTPS://Jobs.example/1' });
    expect(created.json()).toMatchObject({ applyUrl: 'https://Jobs.example/1' });
  });

  it('takes no salary below the National Living Wage, and none above £1,000,000', async () => {
    const given = { band: null, salaryMin: 1, salaryMax: 1_000_000_000 };
    expect(expectError(await create(owner.token, given), 400).fields).toEqual({
      salaryMin:
        'The lowest salary is below the National Living Wage. Enter what full-time work pays in a year: £23,195 or more',
      salaryMax: 'The highest salary is too high. It must be £1,000,000 or less',
    });
  });

  it('names everything that is wrong', async () => {
    const given = { title: ' ', location: 'Nowhere', band: null, salaryMin: 40_000, salaryMax: 30_000 };
    const { fields } = expectError(await create(owner.token, { ...given, closesAt: '2026-11-19', applyUrl: 'x' }), 400);
    expect(fields).toEqual({
      title: 'Enter a job title',
      salaryMax: 'The highest salary must not be below the lowest',
      closesAt: 'The closing date must be today or later',
      applyUrl: 'Enter a web address that starts with https:// or http://',
    });
    expect(
      expectError(await create(owner.token, { location: 'Nowhere', agency: 'Unknown agency' }), 400).fields,
    ).toEqual({
      location: "We do not know the place 'Nowhere'. Check how it is spelled, or enter its postcode too",
      agency: 'Enter one of the recruitment partners of this portal, or leave this empty',
    });
    expect(expectError(await create(owner.token, { location: 'Ashford' }), 400).fields).toEqual({
      location:
        "'Ashford' could be Ashford (Kent) in TN23 or Ashford (Surrey) in TW15. Choose one of these, or enter its postcode too",
    });
    const { fields: missing } = expectError(await send(app, 'POST', '/jobs', { token: owner.token, body: {} }), 400);
    const required = ['department', 'description', 'location', 'salaryMax', 'salaryMin', 'title', 'type', 'urgency'];
    expect(Object.keys(missing ?? {}).sort()).toEqual(required);
  });

  it('keeps a band whose scale is not held with the salary that is entered', async () => {
    const refused = (which: string) =>
      `We do not hold the band 6 pay scale for Wales. Enter the ${which} salary that you pay`;
    expect(expectError(await create(owner.token, { location: 'Cardiff' }), 400).fields).toEqual({
      salaryMin: refused('lowest'),
      salaryMax: refused('highest'),
    });
    const title = 'Midwife by entered salary';
    const salary = { salaryMin: 38_123, salaryMax: 46_123 };
    const created = await create(owner.token, { title, location: 'Cardiff', ...salary });
    expect(created.statusCode).toBe(201);
    const expected = { ...salary, band: '6', salary: '£38,123 to £46,123', pay: null };
    expect(created.json()).toMatchObject(expected);
    const { id } = created.json();
    expect((await send(app, 'GET', `/jobs/${id}`)).json()).toMatchObject(expected);
    const found = (await send(app, 'GET', '/jobs?search=band%206%20midwife&location=cardiff')).json();
    expect(found.jobs).toEqual([expect.objectContaining({ id, band: '6', ...salary })]);
    const contradicting = expectError(await create(owner.token, salary), 400).fields;
    expect(Object.keys(contradicting ?? {})).toEqual(['salaryMin', 'salaryMax']);
  });

  it.each(['id', 'ownerId', 'postedAt', 'applications', 'closedAt'])('takes no %s', async (name) => {
    expect(Object.keys(expectError(await create(owner.token, { [name]: 'x' }), 400).fields ?? {})).toEqual([name]);
  });
});

describe('a post', () => {
  it('is changed and closed by its owner and by operators alone', async () => {
    const { id } = (await create(owner.token)).json();
    for (const { token } of [other, member]) {
      expect((await update(token, id)).done.__typename).toBe('ForbiddenError');
      expect((await close(token, id)).done.__typename).toBe('ForbiddenError');
    }
    const given = { title: 'Lead Midwife', band: null, salaryMin: 50_000, salaryMax: 55_000 };
    expect((await update(owner.token, id, given)).done.job).toMatchObject({
      title: 'Lead Midwife',
      salary: '£50,000 to £55,000',
    });
    expect((await close(operator.token, id)).done.job.isOpen).toBe(false);
    expect((await close(owner.token, id)).done.job.isOpen).toBe(false);
    const actions = await app.db.selectFrom('audit_entry').select('action').where('subject_id', '=', id).execute();
    // Of one moment, which have no order.
    expect(actions.map(({ action }) => action).sort()).toEqual(['job.closed', 'job.created', 'job.updated']);
  });

  it('of the sample has no owner', async () => {
    const [{ id }] = (await send(app, 'GET', '/jobs?search=senior%20staff%20nurse&limit=1')).json().jobs;
    expect((await update(owner.token, id)).done.__typename).toBe('ForbiddenError');
  });

  it.each(['x', '99999999999999999999', '\0', '01a1ede2-6680-790d-b5ad-95077e39d399'])('%j is none', async (id) => {
    expect((await close(owner.token, id)).done).toMatchObject({
      __typename: 'NotFoundError',
      message: 'There is no job with this id.',
    });
  });
});
