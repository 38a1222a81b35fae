import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createJob } from '../../factories/job.ts';
import { createJobApplication } from '../../factories/job-application.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { createEmployerPeople, createPerson, mutate, type Person } from './employer.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createEmployerPeople>>;
let applicant: Person;
let id: string;

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'on' } });
  people = await createEmployerPeople(app, 'Starting hospital');
});
afterAll(() => app.close());
beforeEach(async () => {
  const owner = { owner_id: people.owner.id, organisation_id: people.organisationId };
  const { id: job_id } = await createJob(app.db, { ...owner, title: 'Ward sister' });
  applicant = await createPerson(app, 'member', { first_name: 'Rosa', last_name: 'Lindqvist' });
  ({ id } = await createJobApplication(app.db, { job_id, account_id: applicant.id, stage: 'offered' }));
  await app.db.deleteFrom('outgoing_mail').execute();
});

const fields = 'application { stage turn startsOn startAgreedAt changedAt moves { stage startsOn } }';
const propose = (as: Person, startsOn: string) =>
  mutate(
    app,
    as,
    `proposeStartDate(id: "${id}", startsOn: "${startsOn}")`,
    `... on ReceivedApplicationPayload { ${fields} }`,
  );
const agree = (as: Person, startsOn: string) =>
  mutate(
    app,
    as,
    `agreeToStartDate(id: "${id}", startsOn: "${startsOn}")`,
    `... on JobApplicationPayload { ${fields} }`,
  );
const move = (stage: string) =>
  mutate(
    app,
    people.owner,
    `moveApplication(id: "${id}", stage: ${stage})`,
    '... on ReceivedApplicationPayload { application { stage startsOn startAgreedAt } }',
  );
const mails = () => app.db.selectFrom('outgoing_mail').select(['kind', 'recipient', 'subject', 'body_text']).execute();
const actions = async () =>
  (
    await app.db
      .selectFrom('audit_entry')
      .select(['action', 'owner_id'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action, owner_id }) => [action, owner_id]);
const now = testNow.toISOString();

describe('a start date', () => {
  test('is proposed to an applicant who was offered the post, who sees whose turn it is and since when', async () => {
    expect(await propose(people.colleague, '2027-01-04')).toMatchObject({
      application: {
        stage: 'HIRED',
        turn: 'APPLICANT',
        startsOn: '2027-01-04',
        startAgreedAt: null,
        changedAt: now,
        moves: [
          { stage: 'OFFERED', startsOn: null },
          { stage: 'HIRED', startsOn: '2027-01-04' },
        ],
      },
    });
    const { data } = await askGraph(app, '{ myApplications { nodes { stage turn startsOn changedAt } } }', applicant);
    expect(data?.['myApplications']).toEqual({
      nodes: [{ stage: 'HIRED', turn: 'APPLICANT', startsOn: '2027-01-04', changedAt: now }],
    });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'start-date-proposed', recipient: applicant.email });
    expect(mail?.subject).toBe('A start date is proposed for your new job');
    expect(mail?.body_text).toContain("start as 'Ward sister' on Monday 4 January 2027.");
    expect(await actions()).toEqual([['application.start_date_proposed', applicant.id]]);
  });

  test('is agreed to once, and the employer is told without a name', async () => {
    await propose(people.owner, '2027-01-04');
    await app.db.deleteFrom('outgoing_mail').execute();
    const agreed = { stage: 'HIRED', turn: null, startsOn: '2027-01-04', startAgreedAt: now };
    expect(await agree(applicant, '2027-01-04')).toMatchObject({ application: agreed });
    expect(await agree(applicant, '2027-01-04')).toMatchObject({ application: agreed });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'start-date-agreed', recipient: people.owner.email });
    expect(mail?.body_text).toContain('agrees to start on Monday 4 January 2027.');
    expect(JSON.stringify(mail)).not.toMatch(/Rosa|Lindqvist/);
    expect((await actions()).map(([action]) => action)).toEqual([
      'application.start_date_proposed',
      'application.start_date_agreed',
    ]);
  });

  test('is mailed once more and has to be agreed to again once it is another one', async () => {
    await propose(people.owner, '2027-01-04');
    await agree(applicant, '2027-01-04');
    await app.db.deleteFrom('outgoing_mail').execute();
    await propose(people.owner, '2027-01-04');
    expect(await mails()).toEqual([]);
    expect(await propose(people.owner, '2027-01-11')).toMatchObject({
      application: { turn: 'APPLICANT', startsOn: '2027-01-11', startAgreedAt: null },
    });
    const [mail] = await mails();
    expect(mail?.subject).toBe('Your start date has changed');
    expect(mail?.body_text).toContain('on Monday 11 January 2027, not on Monday 4 January 2027.');
    expect(await agree(applicant, '2027-01-04')).toMatchObject({ __typename: 'ConflictError' });
    expect(await agree(applicant, '2027-01-11')).toMatchObject({ application: { turn: null } });
  });

  test.each([
    ['2026-11-19', 'The start date must be today or later'],
    ['2027-11-21', 'The start date must be at most a year ahead'],
  ])('is not %s', async (startsOn, message) => {
    expect(await propose(people.owner, startsOn)).toMatchObject({ fields: [{ path: 'startsOn', message }] });
  });

  test.each(['2026-11-20', '2027-11-20'])('may be %s', async (startsOn) => {
    expect(await propose(people.owner, startsOn)).toMatchObject({ application: { startsOn } });
  });

  test('is counted and remembered by its application, however that is spelt', async () => {
    const spelt = [id.toUpperCase(), id, `${id.slice(0, 18).toUpperCase()}${id.slice(18)}`];
    const sent: unknown[] = [];
    for (let turn = 0; turn < 21; turn += 1) {
      const given = spelt[turn % spelt.length];
      const startsOn = `2027-01-${String(turn + 1).padStart(2, '0')}`;
      sent.push(await mutate(app, people.owner, `proposeStartDate(id: "${given}", startsOn: "${startsOn}")`, ''));
    }
    expect(sent.slice(0, 20)).toEqual(Array(20).fill({ __typename: 'ReceivedApplicationPayload' }));
    expect(sent[20]).toMatchObject({ __typename: 'RateLimitedError' });
    expect(await actions()).toHaveLength(20);
  });

  test('is a day of the calendar', async () => {
    const { errors } = await askGraph(
      app,
      `mutation { proposeStartDate(id: "${id}", startsOn: "2027-02-30") { __typename } }`,
      people.owner,
    );
    expect(errors?.[0]?.message).toContain('A date must be written as YYYY-MM-DD.');
  });

  test.each(['submitted', 'shortlisted', 'interview', 'unsuccessful'])(
    'is not proposed at the stage %s',
    async (stage) => {
      await app.db.updateTable('job_application').set({ stage }).where('id', '=', id).execute();
      expect(await propose(people.owner, '2027-01-04')).toMatchObject({ __typename: 'ConflictError' });
      expect(await mails()).toEqual([]);
    },
  );

  test('goes with the stage, which only a start date leads to, and with the application', async () => {
    expect(await move('HIRED')).toMatchObject({ fields: [{ path: 'stage' }] });
    await propose(people.owner, '2027-01-04');
    await agree(applicant, '2027-01-04');
    expect(await move('OFFERED')).toMatchObject({
      application: { stage: 'OFFERED', startsOn: null, startAgreedAt: null },
    });
    await propose(people.owner, '2027-01-04');
    expect(await mutate(app, applicant, `withdrawApplication(id: "${id}")`, '')).toEqual({
      __typename: 'JobApplicationPayload',
    });
    expect(await propose(people.owner, '2027-01-04')).toMatchObject({ __typename: 'ConflictError' });
    expect(await agree(applicant, '2027-01-04')).toMatchObject({ __typename: 'ConflictError' });
  });

  test.each(['former', 'operator', 'stranger'] as const)('is neither proposed nor agreed to by %s', async (name) => {
    const notFound = { __typename: 'NotFoundError' };
    expect(await propose(people[name], '2027-01-04')).toMatchObject(notFound);
    await propose(people.owner, '2027-01-04');
    expect(await agree(people[name], '2027-01-04')).toMatchObject(notFound);
    expect(await agree(people.owner, '2027-01-04')).toMatchObject(notFound);
    expect(await propose(applicant, '2027-01-05')).toMatchObject({ __typename: 'ForbiddenError' });
  });
});
