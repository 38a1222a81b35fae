import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../factories/account.ts';
import { createBulkOrder } from '../../factories/bulk-order.ts';
import { createEmployer } from '../../factories/employer.ts';
import { createEquipment } from '../../factories/equipment.ts';
import { createJob } from '../../factories/job.ts';
import { createJobApplication } from '../../factories/job-application.ts';
import { createSession } from '../../factories/session.ts';
import { createTraining } from '../../factories/training.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** A signed-in user with a role and an organisation. */
async function person(profile: { role: string; organization?: string }) {
  const { id } = await createAccount(app.db, {}, { organization: '', ...profile });
  const { accessToken: token } = await createSession(app.db, { account_id: id });
  return { id, token };
}

interface Suggested {
  readonly reasons: readonly string[];
  readonly item: { readonly id: string; readonly category: string; readonly availability: string };
}

async function equipmentFor(token: string): Promise<Suggested[]> {
  const query = '{ recommendedEquipment(first: 20) { reasons item { id category availability } } }';
  const { data, errors } = await askGraph(app, query, { token });
  expect(errors).toBeUndefined();
  return (data as { recommendedEquipment: Suggested[] }).recommendedEquipment;
}

interface Analysis {
  readonly comparedWith: readonly string[];
  readonly match: { readonly criteria: readonly Record<string, string | null>[] };
}

async function analysisOf(jobId: string, token: string): Promise<Analysis | null> {
  const query = `{ ownSkillsAnalysis(jobId: "${jobId}") { comparedWith
    match { criteria { criterion status evidence evidenceFrom reason } } } }`;
  const { data, errors } = await askGraph(app, query, { token });
  expect(errors).toBeUndefined();
  return (data as { ownSkillsAnalysis: Analysis | null }).ownSkillsAnalysis;
}

const needs = '### What you need\n\n- Current registration with the NMC\n- A driving licence\n- A kind manner';

test('a post is compared with role, training and applications, and each evidence says where it stands', async () => {
  const { id, token } = await person({ role: 'nurse' });
  const applied = await createJob(app.db, { title: 'Ward Nurse' });
  const statement = 'I love the sea.\n- I hold a full driving licence.\nMy registration with the NMC is current.';
  await createJobApplication(app.db, { job_id: applied.id, account_id: id, statement });
  await createTraining(app.db, id, '2026-11-20T12:00:00.000Z');
  const wanted = await createJob(app.db, { description: needs });
  expect(await analysisOf(wanted.id, token)).toEqual({
    comparedWith: ['The role in your profile', 'Training that you completed', 'Your application for Ward Nurse'],
    match: {
      criteria: [
        {
          criterion: 'Current registration with the NMC',
          status: 'MET',
          evidence: 'My registration with the NMC is current.',
          evidenceFrom: 'Your application for Ward Nurse',
          reason: '2 of its 2 key words are in what you wrote: registration, NMC.',
        },
        {
          criterion: 'A driving licence',
          status: 'MET',
          evidence: 'I hold a full driving licence.',
          evidenceFrom: 'Your application for Ward Nurse',
          reason: '2 of its 2 key words are in what you wrote: driving, licence.',
        },
        {
          criterion: 'A kind manner',
          status: 'CANNOT_BE_JUDGED',
          evidence: null,
          evidenceFrom: null,
          reason: expect.stringContaining('for people to judge'),
        },
      ],
    },
  });
});

test('what another user wrote, or took back, is no evidence; where there is none, it says so', async () => {
  const [other, asking] = [await person({ role: 'nurse' }), await person({ role: 'other' })];
  const applied = await createJob(app.db);
  const statement = 'I hold a full driving licence.';
  await createJobApplication(app.db, { job_id: applied.id, account_id: other.id, statement });
  await createJobApplication(app.db, {
    ...{ job_id: applied.id, account_id: asking.id, statement: null, stage: 'withdrawn' },
    ...{ applicant_name: null, applicant_email: null, applicant_phone: null },
  });
  const wanted = await createJob(app.db, { description: needs });
  const analysis = await analysisOf(wanted.id, asking.token);
  expect(analysis?.comparedWith).toEqual([]);
  expect(analysis?.match.criteria.map(({ status }) => status)).toEqual(['NOT_SHOWN', 'NOT_SHOWN', 'CANNOT_BE_JUDGED']);
  expect(await analysisOf('01a1ede2-0000-790d-b5ad-95077e39d315', asking.token)).toBeNull();
});

test('posts like those that were saved or applied for are recommended, and say how many those were', async () => {
  const { id, token } = await person({ role: 'other' });
  const [first, second, like] = [
    await createJob(app.db, { department: 'Burns unit' }),
    await createJob(app.db, { department: 'Burns unit' }),
    await createJob(app.db, { department: 'Burns unit' }),
  ];
  await createJobApplication(app.db, { job_id: first.id, account_id: id });
  await createJobApplication(app.db, { job_id: second.id, account_id: id });
  const { data } = await askGraph(app, '{ recommendedJobs { reasons job { id } } }', { token });
  const found = data?.['recommendedJobs'] as { reasons: string[]; job: { id: string } }[];
  expect(found.map(({ job }) => job.id)).not.toContain(first.id);
  expect(found.find(({ job }) => job.id === like.id)?.reasons).toContain(
    'You saved or applied for 2 posts in Burns unit.',
  );
});

test('posts where the organisation of the profile is are recommended, and say so', async () => {
  const place = await app.db.selectFrom('place').selectAll().where('town', '=', 'Leeds').executeTakeFirstOrThrow();
  const employer = await createEmployer(app.db, { name: 'Larkfield Infirmary', place_id: place.id });
  const job = await createJob(app.db, { employer_id: employer.id, place_id: place.id });
  const { token } = await person({ role: 'other', organization: 'Larkfield Infirmary' });
  const { data } = await askGraph(app, '{ recommendedJobs(first: 20) { reasons job { id location } } }', { token });
  const found = data?.['recommendedJobs'] as { reasons: string[]; job: { id: string; location: string } }[];
  expect(found.map((one) => one.job.id)).toContain(job.id);
  for (const {
    reasons,
    job: { location },
  } of found) {
    expect([location, reasons]).toEqual([
      'Leeds',
      ['It is in Leeds, where Larkfield Infirmary is, the organisation of your profile.'],
    ]);
  }
});

test('nothing is recommended to a user of whom nothing is known', async () => {
  const { token } = await person({ role: 'other', organization: 'An unknown place' });
  const { data } = await askGraph(app, '{ recommendedJobs { reasons } recommendedEquipment { reasons } }', { token });
  expect(data).toEqual({ recommendedJobs: [], recommendedEquipment: [] });
});

test('equipment is recommended by what was asked about first, then by the role, and only what can be had', async () => {
  const { id, token } = await person({ role: 'physiotherapist' });
  const gone = await createEquipment(app.db, { category: 'surgical', stock_count: 0 });
  await createEquipment(app.db, { category: 'surgical' });
  await createBulkOrder(app.db, { account_id: id }, [{ equipment: 'surgical' }, { equipment: 'furniture' }]);
  const found = await equipmentFor(token);
  expect(found.map(({ item }) => item.id)).not.toContain(gone.id);
  expect([...new Set(found.map(({ item }) => item.category))].toSorted()).toEqual(['MOBILITY', 'SURGICAL']);
  for (const { item, reasons } of found) {
    const why =
      item.category === 'SURGICAL'
        ? 'You asked for quotes for surgical equipment.'
        : 'Your profile says that you work as a physiotherapist, and we show mobility equipment to them.';
    expect(reasons).toEqual([why, expect.stringMatching(/^Availability: /)]);
    expect(item.availability).not.toBe('OUT_OF_STOCK');
  }
});

test('a kind of equipment with two reasons stands before one with a single reason', async () => {
  const { id, token } = await person({ role: 'nurse' });
  await createEquipment(app.db, { category: 'monitoring' });
  await createEquipment(app.db, { category: 'surgical' });
  await createBulkOrder(app.db, { account_id: id }, [{ equipment: 'surgical' }, { equipment: 'monitoring' }]);
  const found = await equipmentFor(token);
  const kinds = found.map(({ item }) => item.category);
  expect(kinds.lastIndexOf('MONITORING')).toBeLessThan(kinds.indexOf('SURGICAL'));
  expect(found[0]?.reasons).toHaveLength(3);
});
