import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createJob } from '../../factories/job.ts';
import { createJobApplication } from '../../factories/job-application.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';
import { createEmployerPeople, createPerson, mutate, type Person } from './employer.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createEmployerPeople>>;
let jobId: string;
let applicants: Person[];
let ids: string[];

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'on' } });
  people = await createEmployerPeople(app, 'Moving hospital');
});
afterAll(() => app.close());
beforeEach(async () => {
  jobId = (
    await createJob(app.db, { owner_id: people.owner.id, organisation_id: people.organisationId, title: 'Ward sister' })
  ).id;
  applicants = [];
  ids = [];
  for (let number = 0; number < 3; number++) {
    const applicant = await createPerson(app, 'member');
    applicants.push(applicant);
    ids.push((await createJobApplication(app.db, { job_id: jobId, account_id: applicant.id })).id);
  }
  await app.db.deleteFrom('outgoing_mail').execute();
});

const payload = '... on MoveApplicationsPayload { outcomes { id problem application { id stage } } }';
const moveAll = (as: Person, which: readonly string[], stage = 'SHORTLISTED') =>
  mutate(app, as, `moveApplications(ids: ${JSON.stringify(which)}, stage: ${stage})`, payload);
const stages = async () =>
  Object.fromEntries(
    (await app.db.selectFrom('job_application').select(['id', 'stage']).where('job_id', '=', jobId).execute()).map(
      ({ id, stage }) => [id, stage],
    ),
  );
const recipients = async () =>
  (await app.db.selectFrom('outgoing_mail').select(['kind', 'recipient']).orderBy('recipient').execute()).map(
    ({ kind, recipient }) => [kind, recipient],
  );

describe('applications that are moved together', () => {
  test('come to the stage, each is noted, and each applicant is mailed once', async () => {
    const [first = '', second = '', third = ''] = ids;
    expect(await moveAll(people.colleague, [second, first, second, first.toUpperCase()])).toEqual({
      __typename: 'MoveApplicationsPayload',
      outcomes: [second, first].map((id) => ({ id, problem: null, application: { id, stage: 'SHORTLISTED' } })),
    });
    expect(await stages()).toEqual({ [first]: 'shortlisted', [second]: 'shortlisted', [third]: 'submitted' });
    expect(await recipients()).toEqual(
      applicants
        .slice(0, 2)
        .map(({ email }) => ['application-moved', email])
        .toSorted(),
    );
    const entries = await app.db
      .selectFrom('audit_entry')
      .select(['subject_id', 'owner_id', 'actor_id'])
      .where('action', '=', 'application.moved_to_shortlisted')
      .where('subject_id', 'in', ids)
      .execute();
    expect(entries.map(({ subject_id, owner_id }) => [subject_id, owner_id]).toSorted()).toEqual(
      [first, second].map((id, index) => [id, applicants[index]?.id]).toSorted(),
    );
    const moves = await app.db
      .selectFrom('job_application_move')
      .select(['application_id', 'stage'])
      .where('application_id', 'in', ids)
      .where('stage', '=', 'shortlisted')
      .execute();
    expect(moves).toHaveLength(2);
  });

  test('stay as they are where they are there already: no mail, no entry', async () => {
    expect(await moveAll(people.owner, ids, 'SUBMITTED')).toMatchObject({
      outcomes: ids.map((id) => ({ id, problem: null })),
    });
    expect(await recipients()).toEqual([]);
  });

  test('are answered one by one where some cannot be moved', async () => {
    const [withdrawn = '', free = ''] = ids;
    const [applicant] = applicants;
    await mutate(app, applicant as Person, `withdrawApplication(id: "${withdrawn}")`, '');
    const own = (await createJobApplication(app.db, { job_id: jobId, account_id: people.owner.id })).id;
    const others = (
      await createJobApplication(app.db, {
        job_id: (await createJob(app.db, { owner_id: people.stranger.id })).id,
        account_id: (await createPerson(app, 'member')).id,
      })
    ).id;
    const unknown = randomUUID();
    const { outcomes } = await moveAll(people.owner, [withdrawn, others, 'x', unknown, own, free], 'OFFERED');
    expect((outcomes as { id: string; problem: string | null }[]).map(({ id, problem }) => [id, problem])).toEqual([
      [withdrawn, 'The applicant has withdrawn this application.'],
      [others, 'Application not found'],
      ['x', 'Application not found'],
      [unknown, 'Application not found'],
      [own, 'This is your own application. A colleague must move it.'],
      [free, null],
    ]);
    expect(JSON.stringify(outcomes)).not.toContain('"application":{"id":"'.concat(others));
    expect(await stages()).toMatchObject({ [withdrawn]: 'withdrawn', [own]: 'submitted', [free]: 'offered' });
    expect(await recipients()).toEqual([['application-moved', applicants[1]?.email]]);
  });

  test('are 1 to 100, and not withdrawn by an employer', async () => {
    const refused = async (call: Promise<unknown>) => (await call) as { fields: { path: string; message: string }[] };
    expect(await moveAll(people.owner, [])).toMatchObject({ __typename: 'NotFoundError' });
    const many = Array.from({ length: 101 }, () => ids[0] ?? '');
    expect(await refused(moveAll(people.owner, many))).toMatchObject({
      fields: [{ path: 'ids', message: 'ids must have 100 entries or fewer.' }],
    });
    expect(await refused(moveAll(people.owner, ids, 'WITHDRAWN'))).toMatchObject({ fields: [{ path: 'stage' }] });
    expect(Object.values(await stages())).toEqual(['submitted', 'submitted', 'submitted']);
    expect(await moveAll(people.owner, many.slice(1))).toMatchObject({ __typename: 'MoveApplicationsPayload' });
  });

  test.each([
    ['former', 'NotFoundError'],
    ['operator', 'NotFoundError'],
    ['stranger', 'NotFoundError'],
  ] as const)('are not moved by %s', async (name, refusal) => {
    expect(await moveAll(people[name], ids)).toEqual({ __typename: refusal, message: 'Application not found' });
    expect(Object.values(await stages())).toEqual(['submitted', 'submitted', 'submitted']);
  });

  test('are left out one by one once they were moved too often', async () => {
    const [often = '', free = ''] = ids;
    for (let number = 0; number < 20; number++) {
      await mutate(
        app,
        people.owner,
        `moveApplication(id: "${often}", stage: ${number % 2 ? 'OFFERED' : 'INTERVIEW'})`,
        '',
      );
    }
    const { outcomes } = await moveAll(people.owner, [often, free]);
    expect(outcomes).toMatchObject([
      { id: often, problem: 'This application was moved too often today. Try again tomorrow.' },
      { id: free, problem: null },
    ]);
    expect(await moveAll(people.owner, [often])).toMatchObject({ __typename: 'RateLimitedError' });
    expect(await stages()).toMatchObject({ [often]: 'offered', [free]: 'shortlisted' });
  });
});
