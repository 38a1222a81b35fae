import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Access } from '../../../schema/access/viewer.ts';
import { countStock, countSuppliers } from '../../../schema/equipment/equipment-figures.queries.ts';
import { countJobStats } from '../../../schema/jobs/job-stats.queries.ts';
import { createAccount } from '../../factories/account.ts';
import { createEquipment } from '../../factories/equipment.ts';
import { createJob } from '../../factories/job.ts';
import { createJobApplication } from '../../factories/job-application.ts';
import { createPlace } from '../../factories/place.ts';
import { createSession } from '../../factories/session.ts';
import { createSupplier } from '../../factories/supplier.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { publicDoors, withPages } from './public-doors.ts';
import { publishedSurfaces } from './published-surfaces.ts';

/** A word that stands in everything that is to be hidden, and nowhere else. */
const WORD = 'Quillfeather';
const reason = 'Two hospitals say that these jobs are not theirs.';

let app: TestApp;
let publisher: Person;
let operator: Person;
let applicant: Person;
let jobId: string;
let closedJobId: string;
let equipmentId: string;
let applicationId: string;
let placeId: string;

beforeAll(async () => {
  app = await openTestApp(withPages);
  // In the middle of Nottingham, with a name and a region that nothing else has.
  const named = { name: `${WORD} ward`, region: `${WORD} ward` };
  placeId = (await createPlace(app.db, { ...named, latitude: 52.953, longitude: -1.149 })).id;
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`delete from job where title like ${`${WORD}%`}`.execute(app.db);
  await app.db.deleteFrom('account').execute();
  await app.db.deleteFrom('outgoing_mail').execute();
  publisher = await person('verified', `${WORD} hospital`);
  operator = await person('operator', 'The portal');
  applicant = await person('member', '');
  const owner_id = publisher.id;
  const job = { owner_id, title: `${WORD} nurse`, department: `${WORD} ward`, place_id: placeId };
  jobId = (await createJob(app.db, { ...job, posted_at: testNow.toISOString(), urgency: 'high' })).id;
  closedJobId = (await createJob(app.db, { owner_id, title: `${WORD} porter`, closed_at: '2026-11-01T12:00:00.000Z' }))
    .id;
  const { id: supplier_id } = await createSupplier(app.db, { name: `${WORD} hospital`, owner_id });
  const product = { owner_id, supplier_id, submitted_at: testNow.toISOString() };
  equipmentId = (await createEquipment(app.db, { ...product, name: `${WORD} monitor` })).id;
  applicationId = (await createJobApplication(app.db, { job_id: jobId, account_id: applicant.id })).id;
});

interface Person {
  readonly id: string;
  readonly token: string;
}

async function person(access: Access, organization: string): Promise<Person> {
  const { id } = await createAccount(app.db, { access }, { organization });
  return { id, token: (await createSession(app.db, { account_id: id })).accessToken };
}

async function mutate(call: string, as: Person = operator): Promise<string> {
  const query = `mutation { done: ${call} { __typename ... on Error { message } } }`;
  const { data, errors } = await askGraph(app, query, { token: as.token });
  expect(errors).toBeUndefined();
  const { __typename, message } = (data as { done: { __typename: string; message?: string } }).done;
  return message ? `${__typename}: ${message}` : __typename;
}

const suspend = (given = reason) => mutate(`suspendAccount(id: "${publisher.id}", reason: "${given}")`);
const lift = () => mutate(`unsuspendAccount(id: "${publisher.id}")`);

const doors = publicDoors(() => app);
const { graph } = doors;
const surfaces = () => publishedSurfaces({ ...doors, word: WORD, jobId, closedJobId, equipmentId });

/** Where the word stands. */
async function shownIn(): Promise<string[]> {
  // One after the other: the combined search answers with the parts that are ready within seconds.
  const answers: (readonly [string, string])[] = [];
  for (const [name, read] of Object.entries(surfaces())) {
    answers.push([name, await read()]);
  }
  const tells = (answer: string) => /Quillfeather (?:nurse|porter|ward|monitor)/.test(answer);
  return answers.filter(([, answer]) => tells(answer)).map(([name]) => name);
}

/** The public figures, without the cache: each call uses a new handle of the database. */
async function figures() {
  const db = app.db.withoutPlugins();
  const [jobs, suppliers, stock] = await Promise.all([
    countJobStats(db, '2026-11-20'),
    countSuppliers(db),
    countStock(db),
  ]);
  return { jobs, equipment: { ...suppliers, totalItems: stock.reduce((sum, { products }) => sum + products, 0) } };
}

const total = async (field: 'jobs' | 'equipment') =>
  JSON.parse(await graph(`${field}(filter: { search: "${WORD}" }) { totalCount }`))[field].totalCount as number;

describe('what an account publishes', () => {
  test('is shown nowhere while it is suspended, and everywhere again once that is lifted', async () => {
    expect(await shownIn()).toEqual(Object.keys(surfaces()));
    expect(await suspend()).toBe('AccountRecordPayload');
    expect(await shownIn()).toEqual([]);
    expect([await total('jobs'), await total('equipment')]).toEqual([0, 0]);
    expect(await lift()).toBe('AccountRecordPayload');
    expect(await shownIn()).toEqual(Object.keys(surfaces()));
    expect([await total('jobs'), await total('equipment')]).toEqual([1, 1]);
  });

  test('counts in no figure while it is suspended', async () => {
    const before = await figures();
    const { activeSuppliers, totalItems } = before.equipment;
    const { openPositions, newThisWeek, highUrgency, employers } = before.jobs;
    expect(await suspend()).toBe('AccountRecordPayload');
    expect(await figures()).toMatchObject({
      jobs: {
        openPositions: openPositions - 1,
        newThisWeek: newThisWeek - 1,
        highUrgency: highUrgency - 1,
        employers: employers - 1,
      },
      equipment: { activeSuppliers: activeSuppliers - 1, totalItems: totalItems - 1 },
    });
    await lift();
    expect(await figures()).toEqual(before);
  });

  test('is as it was afterwards: nothing was closed, and its owner has the access that they had', async () => {
    const before = await stored();
    await suspend();
    await lift();
    expect(await stored()).toEqual(before);
  });

  test('stays away where it has expired meanwhile, or an operator has closed it', async () => {
    await suspend();
    await app.db.updateTable('job').set({ closes_on: '2026-11-19' }).where('id', '=', jobId).execute();
    expect(await mutate(`withdrawEquipment(id: "${equipmentId}")`)).toBe('EquipmentPostingPayload');
    expect(await counts()).toEqual({ jobs: 0, products: 0 });
    await lift();
    expect([await total('jobs'), await total('equipment')]).toEqual([0, 0]);
    expect(await graph(`job(id: "${jobId}") { isOpen }`)).toBe('{"job":{"isOpen":false}}');
    expect(await graph(`equipmentItem(id: "${equipmentId}") { isOffered }`)).toBe(
      '{"equipmentItem":{"isOffered":false}}',
    );
  });

  test('is hidden whole, whatever is published at the same moment', async () => {
    const { token } = publisher;
    const { id: waiting } = await createEquipment(app.db, {
      owner_id: publisher.id,
      review_state: 'in_review',
      submitted_at: testNow.toISOString(),
    });
    const job = `input: { title: "${WORD} midwife", department: "Maternity", location: "Leeds", type: PERMANENT,
      urgency: LOW, salaryMin: 30000, salaryMax: 40000, description: "Care for families." }`;
    await Promise.all([
      mutate(`createJob(${job})`, { ...publisher, token }),
      mutate(`reviewEquipment(id: "${waiting}", revision: 1, decision: PUBLISH)`),
      suspend(),
      mutate(`createJob(${job})`, { ...publisher, token }),
      mutate(`reopenJob(id: "${closedJobId}")`),
    ]);
    const shown = async (table: 'job' | 'equipment') =>
      app.db
        .selectFrom(table)
        .select('id')
        .where('owner_id', '=', publisher.id)
        .where('hidden_at', 'is', null)
        .execute();
    expect([await shown('job'), await shown('equipment')]).toEqual([[], []]);
    expect(await shownIn()).toEqual([]);
  });
});

/** All that is stored of the account and of what it publishes, without what happens anyway. */
async function stored() {
  const account = app.db.selectFrom('account').selectAll().where('id', '=', publisher.id);
  const { updated_at: _at, ...kept } = await account.executeTakeFirstOrThrow();
  const jobs = app.db.selectFrom('job').selectAll().where('owner_id', '=', publisher.id).orderBy('id');
  const products = app.db.selectFrom('equipment').selectAll().where('owner_id', '=', publisher.id).orderBy('id');
  const applications = app.db.selectFrom('job_application').selectAll().where('job_id', '=', jobId);
  return [kept, await jobs.execute(), await products.execute(), await applications.execute()];
}

async function counts(id = publisher.id): Promise<unknown> {
  const { data } = await askGraph(app, `{ accountPublications(id: "${id}") { jobs products } }`, operator);
  return data?.['accountPublications'];
}

test('an operator reads how much will be hidden, and how much will be shown again', async () => {
  const owner_id = publisher.id;
  await createJob(app.db, { owner_id, title: `${WORD} cook`, closes_on: '2026-11-20' });
  await createJob(app.db, { owner_id, title: `${WORD} clerk`, closes_on: '2026-11-19' });
  await createEquipment(app.db, { owner_id, review_state: 'in_review', submitted_at: testNow.toISOString() });
  expect(await counts()).toEqual({ jobs: 2, products: 1 });
  await suspend();
  expect(await counts()).toEqual({ jobs: 2, products: 1 });
  expect(await counts(jobId)).toBeNull();
  expect(await counts('no-such-account')).toBeNull();
});

describe('a hidden post', () => {
  beforeEach(async () => {
    expect(await suspend()).toBe('AccountRecordPayload');
  });

  test('is not there for others, to apply for or to change', async () => {
    const other = await person('verified', 'Another hospital');
    const notThere = 'NotFoundError: There is no job with this id.';
    expect(await mutate(`applyForJob(jobId: "${jobId}", input: { statement: "Please." })`, other)).toBe(notThere);
    expect(await mutate(`closeJob(id: "${jobId}")`, other)).toBe(notThere);
    expect(await mutate(`reopenJob(id: "${closedJobId}")`, other)).toBe(notThere);
    expect(await mutate(`withdrawEquipment(id: "${equipmentId}")`, other)).toMatch(/^NotFoundError/);
    const { errors } = await askGraph(app, `{ jobApplications(jobId: "${jobId}") { totalCount } }`, other);
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('keeps its applications, which applicants see and can withdraw', async () => {
    const query = '{ myApplications { nodes { id stage job { id title isShown } } } }';
    const read = async () => (await askGraph(app, query, applicant)).data;
    const job = { id: jobId, title: `${WORD} nurse` };
    expect(await read()).toEqual({
      myApplications: { nodes: [{ id: applicationId, stage: 'SUBMITTED', job: { ...job, isShown: false } }] },
    });
    await lift();
    expect(await read()).toMatchObject({ myApplications: { nodes: [{ job: { ...job, isShown: true } }] } });
    await suspend();
    expect(await mutate(`withdrawApplication(id: "${applicationId}")`, applicant)).toBe('JobApplicationPayload');
  });

  test('is still an operator’s to look at, and a product, too', async () => {
    const query = `{ jobToChange(id: "${jobId}") { id } equipmentItem(id: "${equipmentId}", unpublished: true) { id } }`;
    expect((await askGraph(app, query, operator)).data).toEqual({
      jobToChange: { id: jobId },
      equipmentItem: { id: equipmentId },
    });
    expect((await askGraph(app, query, applicant)).data).toEqual({ jobToChange: null, equipmentItem: null });
  });
});

describe('the reason of a suspension', () => {
  test.each([
    ['', 'Enter a reason'],
    ['   ', 'Enter a reason'],
    ['Nine char', 'Reason must be 10 characters or more'],
    ['x'.repeat(501), 'Reason must be 500 characters or fewer'],
    ['A bell\\u0007 rings here', 'Reason must be plain text'],
  ])('is asked for: %j', async (given, message) => {
    expect(await suspend(given)).toBe(`ValidationError: ${message}`);
    expect(await shownIn()).toEqual(Object.keys(surfaces()));
  });

  test('stands in the log and in the mail, and lifting is mailed too', async () => {
    await suspend('It sells <b>nothing</b> & says so.');
    await lift();
    const log = `{ auditLog(filter: { ownerId: "${publisher.id}" }) { nodes { action reason } } }`;
    expect((await askGraph(app, log, operator)).data).toEqual({
      auditLog: {
        nodes: [
          { action: 'account.unsuspended', reason: null },
          { action: 'account.suspended', reason: 'It sells <b>nothing</b> & says so.' },
        ],
      },
    });
    const mails = await app.db
      .selectFrom('outgoing_mail')
      .select(['kind', 'body_text', 'body_html', 'account_id'])
      .where('account_id', '=', publisher.id)
      .orderBy('kind')
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual(['account-suspended', 'account-unsuspended']);
    expect(mails[0]?.body_text).toContain('This is the reason: It sells <b>nothing</b> & says so.');
    expect(mails[0]?.body_html).toContain('It sells &lt;b&gt;nothing&lt;/b&gt; &amp; says so.');
    expect(mails[1]?.body_text).toContain('are shown again, except what has expired meanwhile.');
  });
});
