import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../factories/account.ts';
import { createJob } from '../../factories/job.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const now = testNow.toISOString();

/** The download of own data, by its sections. */
async function download(token: string): Promise<Record<string, unknown>> {
  const { data } = await askGraph(app, '{ myData { json } }', { token });
  return JSON.parse(((data?.['myData'] ?? {}) as { json: string }).json);
}

test('posts are handed out with all that was written in them', async () => {
  const owner = await createAccount(app.db, { access: 'verified' });
  const { id: jobId } = await createJob(app.db, {
    owner_id: owner.id,
    title: 'Community midwife',
    department: 'Maternity',
    description: 'Families at home and in our clinics.',
    working_pattern: 'Job share',
    weekly_hours: 18.5,
    salary_min: 30_000,
    salary_max: 40_000,
    apply_url: 'https://employer.example/apply',
    posted_at: now,
    closes_on: '2026-12-24',
  });
  const { accessToken: token } = await createSession(app.db, { account_id: owner.id });
  const { jobs } = await download(token);
  expect(jobs).toEqual([
    {
      id: jobId,
      reference: expect.any(String),
      title: 'Community midwife',
      department: 'Maternity',
      employer: 'Test hospital',
      location: expect.any(String),
      postcode: null,
      type: 'permanent',
      contractType: 'Permanent',
      workingPattern: 'Job share',
      weeklyHours: 18.5,
      urgency: 'medium',
      payBand: null,
      payNation: null,
      payYear: null,
      salaryMin: 30_000,
      salaryMax: 40_000,
      recruitmentPartner: null,
      applyUrl: 'https://employer.example/apply',
      description: 'Families at home and in our clinics.',
      postedAt: now,
      closesOn: '2026-12-24',
      changedAt: null,
      closedAt: null,
    },
  ]);
});

test.each([
  ['confirmed', '2026-11-01T12:00:00.000Z', { askedAt: now, confirmedAt: null }],
  ['not confirmed', null, null],
])('a subscription at the address of the account is handed out where that is %s', async (_state, confirmed, told) => {
  const { id, email } = await createAccount(app.db, { email_confirmed_at: confirmed });
  await app.db.insertInto('status_subscription').values({ email, email_key: email, asked_at: now }).execute();
  const { accessToken: token } = await createSession(app.db, { account_id: id });
  const { statusSubscription } = await download(token);
  expect(statusSubscription).toEqual(told);
});
