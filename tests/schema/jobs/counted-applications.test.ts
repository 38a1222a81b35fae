import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uncountApplicationsOf } from '../../../schema/jobs/applications/job-applications.queries.ts';
import { inTransaction } from '../../../schema/transaction.ts';
import { createAccount } from '../../factories/account.ts';
import { createJob } from '../../factories/job.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let employer: Person;
let jobId: string;

interface Person {
  readonly id: string;
  readonly token: string;
}

beforeAll(async () => {
  app = await openTestApp();
  employer = await person('verified');
});
afterAll(() => app.close());
beforeEach(async () => {
  jobId = (await createJob(app.db, { owner_id: employer.id })).id;
});

async function person(access: 'member' | 'verified'): Promise<Person> {
  const { id } = await createAccount(app.db, { access });
  return { id, token: (await createSession(app.db, { account_id: id })).accessToken };
}

/** Applies for the job; the identifier of the application. */
async function apply({ token }: Person): Promise<string> {
  const query = `mutation { done: applyForJob(jobId: "${jobId}", input: { statement: "I have led a ward." }) {
    ... on JobApplicationPayload { application { id } } } }`;
  const { data } = await askGraph(app, query, { token });
  return (data as { done: { application: { id: string } } }).done.application.id;
}

describe('an application', () => {
  test('says whether the address of its applicant is confirmed', async () => {
    const unconfirmed = await person('member');
    const confirm = (at: string | null) =>
      app.db.updateTable('account').set({ email_confirmed_at: at }).where('id', '=', unconfirmed.id).execute();
    await confirm(null);
    await apply(unconfirmed);
    const query = `{ jobApplications(jobId: "${jobId}") { nodes { applicant { emailConfirmed } } } }`;
    const isConfirmed = async () => (await askGraph(app, query, { token: employer.token })).data?.['jobApplications'];
    const said = (emailConfirmed: boolean) => ({ nodes: [{ applicant: { emailConfirmed } }] });
    expect(await isConfirmed()).toEqual(said(false));
    await confirm('2026-11-20T09:30:00.000Z');
    expect(await isConfirmed()).toEqual(said(true));
    await app.db.updateTable('account').set({ email: 'new@example.com' }).where('id', '=', unconfirmed.id).execute();
    const email = `{ jobApplications(jobId: "${jobId}") { nodes { applicant { email emailConfirmed } } } }`;
    const { data } = await askGraph(app, email, { token: employer.token });
    const moved = { email: 'new@example.com', emailConfirmed: true };
    expect(data?.['jobApplications'], 'another address by now').toEqual({ nodes: [{ applicant: moved }] });
  });

  test('that is withdrawn is no longer counted, once, also where its account is deleted', async () => {
    const leaving = await person('member');
    const id = await apply(leaving);
    await apply(await person('member'));
    const counted = async () =>
      (await askGraph(app, `{ job(id: "${jobId}") { applications } }`)).data?.['job'] as { applications: number };
    expect(await counted()).toEqual({ applications: 2 });
    for (const _again of [1, 2]) {
      const query = `mutation { withdrawApplication(id: "${id}") { __typename } }`;
      await askGraph(app, query, { token: leaving.token });
      expect(await counted()).toEqual({ applications: 1 });
    }
    await inTransaction(app.db, (transaction) => uncountApplicationsOf(transaction, leaving.id));
    expect(await counted()).toEqual({ applications: 1 });
  });
});
