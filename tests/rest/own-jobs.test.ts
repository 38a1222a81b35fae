import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobExample, newJobExample } from '../../server/rest/jobs/examples.ts';
import { grantAccess, type SignedIn, send, signUp } from '../support/signed-in.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { expectError } from './answers.ts';

let app: TestApp;
let employer: SignedIn;
let applicant: SignedIn;
let rival: SignedIn;
beforeAll(async () => {
  app = await openTestApp();
  [employer, applicant, rival] = await Promise.all([signUp(app), signUp(app), signUp(app)]);
  await grantAccess(app, 'verified', employer);
  await grantAccess(app, 'verified', rival);
});
afterAll(() => app.close());

const as = ({ token }: SignedIn, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  send(app, method, path, { token, ...(body && { body }) });

async function advertise(given: object = {}): Promise<string> {
  const answer = await as(employer, 'POST', '/jobs', { ...newJobExample, ...given });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}

it('changes, closes and reopens one’s own post, which stands in the list of them', async () => {
  const id = await advertise();
  const changed = await as(employer, 'PUT', `/jobs/${id}`, { ...newJobExample, title: 'Senior Midwife' });
  expect(changed.json()).toMatchObject({ id, title: 'Senior Midwife', isOpen: true });
  expect((await as(employer, 'POST', `/jobs/${id}/close`)).json()).toMatchObject({ id, isOpen: false });
  const own = (await as(employer, 'GET', '/jobs/user/posted?limit=1')).json();
  expect(own.jobs).toMatchObject([{ id, title: 'Senior Midwife', isOpen: false }]);
  expect((await as(employer, 'POST', `/jobs/${id}/reopen`)).json()).toMatchObject({ id, isOpen: true });
  expect((await as(rival, 'GET', '/jobs/user/posted')).json().jobs).toEqual([]);
});

it('refuses another account, and names what is wrong with a change', async () => {
  const id = await advertise();
  expectError(await as(rival, 'PUT', `/jobs/${id}`, newJobExample), 403);
  expectError(await as(rival, 'PUT', `/jobs/${id}`, { title: 1 }), 403);
  expectError(await as(rival, 'POST', `/jobs/${id}/close`), 403);
  expectError(await as(applicant, 'POST', `/jobs/${id}/close`), 403);
  expectError(await as(rival, 'GET', `/jobs/${id}/applications`), 403);
  expectError(await as(employer, 'POST', '/jobs/nothing/close'), 404);
  const { fields } = expectError(await as(employer, 'PUT', `/jobs/${id}`, { ...newJobExample, title: ' ' }), 400);
  expect(fields).toEqual({ title: 'Enter a job title' });
});

it('takes one’s own organisation for no agency', async () => {
  const { json } = await as(employer, 'GET', '/auth/profile');
  const { organization } = json();
  const id = await advertise({ agency: ` ${organization.toUpperCase()} ` });
  expect((await send(app, 'GET', `/jobs/${id}`)).json().agency).toBeNull();
  expect(expectError(await as(employer, 'POST', '/jobs', { ...newJobExample, agency: 'No such' }), 400).fields).toEqual(
    {
      agency: 'Enter one of the recruitment partners of this portal, or leave this empty',
    },
  );
});

it('lists the applications to one’s own post, moves one, and withdraws one’s own', async () => {
  const id = await advertise();
  const applied = (await as(applicant, 'POST', `/jobs/${id}/apply`, { statement: 'I have led a team.' })).json();
  const list = (await as(employer, 'GET', `/jobs/${id}/applications`)).json();
  expect(list.applications).toMatchObject([{ id: applied.id, stage: 'submitted', statement: 'I have led a team.' }]);
  const moved = await as(employer, 'POST', `/applications/${applied.id}/move`, { stage: 'shortlisted' });
  expect(moved.json()).toMatchObject({ id: applied.id, stage: 'shortlisted' });
  expectError(await as(employer, 'POST', `/applications/${applied.id}/move`, { stage: 'withdrawn' }), 400);
  expectError(await as(employer, 'POST', `/applications/${applied.id}/move`, { stage: 'hired' }), 400);
  expectError(await as(rival, 'POST', `/applications/${applied.id}/move`, { stage: 'offered' }), 404);
  expectError(await as(rival, 'POST', `/applications/${applied.id}/move`, {}), 404);
  expectError(await as(rival, 'POST', `/applications/${applied.id}/withdraw`), 404);
  const withdrawn = await as(applicant, 'POST', `/applications/${applied.id}/withdraw`);
  expect(withdrawn.json()).toMatchObject({ id: applied.id, stage: 'withdrawn', statement: null });
  expectError(await as(employer, 'POST', `/applications/${applied.id}/move`, { stage: 'offered' }), 409);
});

it('saves a post, lists it, and removes it, each as often as one likes', async () => {
  for (const _ of [1, 2]) {
    const saved = await as(applicant, 'PUT', `/jobs/${jobExample.id}/saved`);
    expect(saved.json()).toMatchObject({ id: jobExample.id, isOpen: true });
  }
  expect((await as(applicant, 'GET', '/jobs/user/saved')).json().jobs).toMatchObject([{ id: jobExample.id }]);
  for (const _ of [1, 2]) {
    const removed = await as(applicant, 'DELETE', `/jobs/${jobExample.id}/saved`);
    expect(removed.json()).toEqual({ jobId: jobExample.id });
  }
  expect((await as(applicant, 'GET', '/jobs/user/saved')).json().jobs).toEqual([]);
  expectError(await as(applicant, 'PUT', '/jobs/nothing/saved'), 404);
  expectError(await send(app, 'DELETE', `/jobs/${jobExample.id}/saved`), 401);
});

it('tells the recruitment partners and the pay scales of a place', async () => {
  expect((await send(app, 'GET', '/recruitment-partners')).json().partners).toHaveLength(4);
  const { scales } = (await send(app, 'GET', '/pay-scales?location=Leeds')).json();
  expect(scales).toContainEqual(expect.objectContaining({ band: '6', nation: 'England', entry: 39_959 }));
  expect((await send(app, 'GET', '/pay-scales?location=Nowhere')).json()).toEqual({ scales: [] });
});
