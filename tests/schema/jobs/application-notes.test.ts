import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createJob } from '../../factories/job.ts';
import { createApplicationNote, createJobApplication } from '../../factories/job-application.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { createEmployerPeople, createPerson, mutate, type Person } from './employer.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createEmployerPeople>>;
let applicant: Person;
let jobId: string;
let applicationId: string;

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'on' } });
  people = await createEmployerPeople(app, 'Notes hospital');
});
afterAll(() => app.close());
beforeEach(async () => {
  jobId = (await createJob(app.db, { owner_id: people.owner.id, organisation_id: people.organisationId })).id;
  applicant = await createPerson(app, 'member', { organization: '' });
  applicationId = (await createJobApplication(app.db, { job_id: jobId, account_id: applicant.id })).id;
});

const notes = 'notes { id text author notedAt }';
const payload = `... on ApplicationNotesPayload { applicationId ${notes} }`;
const add = (as: Person, text: string, id = applicationId) =>
  mutate(app, as, `addApplicationNote(applicationId: "${id}", text: ${JSON.stringify(text)})`, payload);
const remove = (as: Person, id: string) => mutate(app, as, `removeApplicationNote(id: "${id}")`, payload);

async function read({ token }: Person, id = applicationId): Promise<unknown> {
  const { data, errors } = await askGraph(app, `{ applicationNotes(applicationId: "${id}") { text author } }`, {
    token,
  });
  return errors ? errors[0]?.extensions.code : data?.['applicationNotes'];
}
async function noteCounts({ token }: Person): Promise<unknown> {
  const { data } = await askGraph(app, `{ jobApplications(jobId: "${jobId}") { nodes { noteCount } } }`, { token });
  return data?.['jobApplications'];
}
async function download({ token }: Person): Promise<Record<string, unknown>> {
  const { data } = await askGraph(app, '{ myData { json } }', { token });
  return JSON.parse(String((data?.['myData'] as { json?: string } | undefined)?.json));
}
const stored = () =>
  app.db.selectFrom('application_note').select('id').where('application_id', '=', applicationId).execute();

describe('a note on an application', () => {
  test('is read, with its author and time, and removed by those who publish for the employer', async () => {
    const { owner, colleague } = people;
    expect(await add(owner, '  Strong on wards.\nAsk about nights. ')).toEqual({
      __typename: 'ApplicationNotesPayload',
      applicationId,
      notes: [
        {
          id: expect.any(String),
          text: 'Strong on wards.\nAsk about nights.',
          author: 'Olu Owner',
          notedAt: testNow.toISOString(),
        },
      ],
    });
    const { notes: both } = await add(colleague, 'Agreed.');
    expect(await read(colleague)).toEqual([
      { text: 'Strong on wards.\nAsk about nights.', author: 'Olu Owner' },
      { text: 'Agreed.', author: 'Cara Colleague' },
    ]);
    expect(await noteCounts(owner)).toEqual({ nodes: [{ noteCount: 2 }] });
    const [first] = both as { id: string }[];
    expect(await remove(colleague, first?.id ?? '')).toMatchObject({ notes: [{ text: 'Agreed.' }] });
    expect(await remove(colleague, first?.id ?? '')).toEqual({
      __typename: 'NotFoundError',
      message: 'Note not found',
    });
  });

  test('is neither read, written nor removed by any other account', async () => {
    const { id } = await createApplicationNote(app.db, { application_id: applicationId, author_id: people.owner.id });
    for (const name of ['former', 'operator', 'stranger'] as const) {
      expect(await read(people[name]), name).toBe('FORBIDDEN');
      expect(await add(people[name], 'Mine.'), name).toMatchObject({ message: 'Application not found' });
      expect(await remove(people[name], id), name).toMatchObject({ message: 'Note not found' });
    }
    expect(await read(applicant)).toBe('FORBIDDEN');
    expect(await add(applicant, 'Mine.')).toMatchObject({ __typename: 'ForbiddenError' });
    expect(await remove(applicant, id)).toMatchObject({ __typename: 'ForbiddenError' });
    expect(await stored()).toEqual([{ id }]);
  });

  test('is kept from a member of the organisation who has applied', async () => {
    const { owner, colleague } = people;
    const own = await createJobApplication(app.db, { job_id: jobId, account_id: colleague.id });
    await app.db.deleteFrom('job_application').where('id', '=', applicationId).execute();
    const { id } = await createApplicationNote(app.db, { application_id: own.id, author_id: owner.id });
    expect(await read(colleague, own.id)).toBe('FORBIDDEN');
    expect(await add(colleague, 'Best of all.', own.id)).toMatchObject({ __typename: 'ForbiddenError' });
    expect(await remove(colleague, id)).toMatchObject({ __typename: 'NotFoundError' });
    expect(await noteCounts(colleague)).toEqual({ nodes: [{ noteCount: 0 }] });
    expect(await noteCounts(owner)).toEqual({ nodes: [{ noteCount: 1 }] });
  });

  test.each([
    ['nothing', ' \n ', 'Enter a note'],
    ['more than 2,000 characters', 'a'.repeat(2_001), 'Note must be 2,000 characters or fewer'],
    ['a control character', 'a\u0007', 'Note must be plain text'],
  ])('is not %s', async (_name, text, message) => {
    expect(await add(people.owner, text)).toMatchObject({ fields: [{ path: 'text', message }] });
    expect(await stored()).toEqual([]);
  });

  test('is one of 50 at most', async () => {
    const values = { application_id: applicationId, author_id: people.owner.id };
    for (let number = 1; number <= 49; number++) {
      await createApplicationNote(app.db, values);
    }
    expect(await add(people.owner, 'a'.repeat(2_000))).toMatchObject({ __typename: 'ApplicationNotesPayload' });
    expect(await add(people.owner, 'One more.')).toMatchObject({ __typename: 'ConflictError' });
    expect(await stored()).toHaveLength(50);
  });

  test('is in the downloads of its author and of the applicant, who is not told who wrote it', async () => {
    await add(people.owner, 'Strong on wards.');
    const notedAt = testNow.toISOString();
    const { applicationNotes } = await download(people.owner);
    expect(applicationNotes).toContainEqual({
      id: expect.any(String),
      applicationId,
      text: 'Strong on wards.',
      notedAt,
    });
    const all = await download(applicant);
    expect(all['jobApplications']).toMatchObject([{ employerNotes: [{ text: 'Strong on wards.', notedAt }] }]);
    expect(all['applicationNotes']).toEqual([]);
    expect(JSON.stringify(all)).not.toContain(people.owner.id);
  });

  test('stands in the audit log as what its author did, and in no activity of the applicant', async () => {
    const { notes: added } = await add(people.owner, 'Strong on wards.');
    const [{ id } = { id: '' }] = added as { id: string }[];
    await remove(people.colleague, id);
    const entries = await app.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id', 'owner_id'])
      .where('subject_id', '=', id)
      .orderBy('action')
      .execute();
    expect(entries).toEqual([
      { action: 'application_note.added', actor_id: people.owner.id, owner_id: people.owner.id },
      { action: 'application_note.removed', actor_id: people.colleague.id, owner_id: people.colleague.id },
    ]);
  });
});

describe('the notes on an application', () => {
  test('go when it is withdrawn, and none is added any more', async () => {
    await add(people.owner, 'Strong on wards.');
    await mutate(app, applicant, `withdrawApplication(id: "${applicationId}")`, '');
    expect(await stored()).toEqual([]);
    expect(await add(people.owner, 'Pity.')).toMatchObject({
      message: 'The applicant has withdrawn this application.',
    });
  });

  test('go with the account of the applicant, and with that of their author', async () => {
    await add(people.owner, 'Strong on wards.');
    await app.db.deleteFrom('account').where('id', '=', applicant.id).execute();
    expect(await stored()).toEqual([]);
    const author = await createPerson(app, 'verified');
    const { id: other } = await createJobApplication(app.db, { job_id: jobId, account_id: people.stranger.id });
    await createApplicationNote(app.db, { application_id: other, author_id: author.id });
    await app.db.deleteFrom('account').where('id', '=', author.id).execute();
    expect(
      await app.db.selectFrom('application_note').where('application_id', '=', other).selectAll().execute(),
    ).toEqual([]);
  });
});
