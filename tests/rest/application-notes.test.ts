import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJob } from '../factories/job.ts';
import { createJobApplication } from '../factories/job-application.ts';
import { createVendorApplication } from '../factories/vendor-application.ts';
import { grantAccess, type SignedIn, send, signUp } from '../support/signed-in.ts';
import { openTestApp, type TestApp, testNow } from '../support/test-app.ts';
import { expectError } from './answers.ts';

let app: TestApp;
let employer: SignedIn;
let other: SignedIn;
let applicant: SignedIn;
beforeAll(async () => {
  app = await openTestApp();
  [employer, other, applicant] = await Promise.all([signUp(app), signUp(app), signUp(app)]);
  await grantAccess(app, 'verified', employer);
  await grantAccess(app, 'verified', other);
});
afterAll(() => app.close());

/** An application to a post of the employer. */
async function application(): Promise<string> {
  const { id: job_id } = await createJob(app.db, { owner_id: employer.id });
  return (await createJobApplication(app.db, { job_id, account_id: applicant.id })).id;
}
const anonymous = {};
const add = (id: string, { token }: { token?: string }, text = 'Phoned on Monday.', key: string = randomUUID()) =>
  app.server.inject({
    method: 'POST',
    url: `/api/applications/${id}/notes`,
    headers: { 'idempotency-key': key, ...(token && { authorization: `Bearer ${token}` }) },
    payload: { text },
  });

describe('notes on an application', () => {
  it('are added once under a key, listed and removed by the employer', async () => {
    const id = await application();
    const { token } = employer;
    const key = randomUUID();
    for (const _time of [1, 2]) {
      const added = await add(id, { token }, 'Phoned on Monday.', key);
      expect(added.statusCode, added.body).toBe(201);
      expect(added.json()).toMatchObject({ applicationId: id, notes: [{ text: 'Phoned on Monday.' }] });
    }
    const list = await send(app, 'GET', `/applications/${id}/notes`, { token });
    expect(list.json().notes).toEqual([
      { id: expect.any(String), text: 'Phoned on Monday.', author: expect.any(String), notedAt: expect.any(String) },
    ]);
    const [{ id: note }] = list.json().notes;
    expect((await send(app, 'DELETE', `/application-notes/${note}`, { token })).json()).toEqual({
      applicationId: id,
      notes: [],
    });
    expectError(await send(app, 'DELETE', `/application-notes/${note}`, { token }), 404);
  });

  it('are refused with the right status: no session, no verified account, another employer, no text', async () => {
    const id = await application();
    expectError(await add(id, anonymous), 401);
    expectError(await add(id, { token: applicant.token }), 403);
    expectError(await add(id, { token: other.token }), 404);
    expectError(await send(app, 'GET', `/applications/${id}/notes`, { token: other.token }), 403);
    expect(expectError(await add(id, { token: employer.token }, ' '), 400)).toMatchObject({
      fields: { text: 'Enter a note' },
    });
  });
});

describe('moving several applications', () => {
  const move = (as: { token?: string }, body: object) =>
    send(app, 'POST', '/applications/move', { ...(as.token && { token: as.token }), body });

  it('moves those that can be, and says of each what became of it', async () => {
    const [first, second, missing] = [await application(), await application(), randomUUID()];
    const answer = await move(employer, { ids: [first, second, missing], stage: 'shortlisted' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().outcomes).toMatchObject([
      { id: first, application: { stage: 'shortlisted' }, problem: null },
      { id: second, application: { stage: 'shortlisted' }, problem: null },
      { id: missing, application: null, problem: 'Application not found' },
    ]);
  });

  it('is refused with the right status', async () => {
    const ids = [await application()];
    expectError(await move(anonymous, { ids, stage: 'shortlisted' }), 401);
    expectError(await move(applicant, { ids, stage: 'shortlisted' }), 403);
    expectError(await move(other, { ids, stage: 'shortlisted' }), 404);
    expectError(await move(employer, { ids, stage: 'withdrawn' }), 400);
    expectError(await move(employer, { ids: ids[0], stage: 'shortlisted' }), 400);
    expectError(await move(employer, { ids: Array.from({ length: 101 }, () => ids[0]), stage: 'shortlisted' }), 400);
  });
});

describe("one's own applications to become a supplier", () => {
  it('are listed for their applicant alone, those that changed last first', async () => {
    const now = testNow.toISOString();
    await createVendorApplication(app.db, { account_id: applicant.id, company_name: 'First Ltd', changed_at: now });
    const later = new Date(testNow.getTime() + 1_000).toISOString();
    await createVendorApplication(app.db, { account_id: applicant.id, company_name: 'Second Ltd', changed_at: later });
    const list = await send(app, 'GET', '/equipment/vendor-applications?limit=1', { token: applicant.token });
    expect(list.json()).toMatchObject({ total: 2, applications: [{ companyName: 'Second Ltd', files: [] }] });
    const path = `/equipment/vendor-applications?cursor=${list.json().nextCursor}`;
    const next = await send(app, 'GET', path, { token: applicant.token });
    expect(next.json()).toMatchObject({ applications: [{ companyName: 'First Ltd' }], nextCursor: null });
    const none = await send(app, 'GET', '/equipment/vendor-applications', { token: employer.token });
    expect(none.json()).toMatchObject({ total: 0, applications: [] });
    expectError(await send(app, 'GET', '/equipment/vendor-applications'), 401);
  });
});
