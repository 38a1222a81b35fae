import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { planAlerts, writeAlerts } from '../../../schema/alerts/write-alerts.ts';
import { createAccount } from '../../factories/account.ts';
import { createArticle } from '../../factories/article.ts';
import { createDocument, createDocumentVersion } from '../../factories/document.ts';
import { createEquipment } from '../../factories/equipment.ts';
import { createJob } from '../../factories/job.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';
import { alertHost, alertMails } from './alert-host.ts';

let app: TestApp;
let ada: string;
let token: string;
/** A Tuesday. */
const NOW = '2026-11-24T09:00:00.000Z';

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['outgoing_mail', 'published_record', 'account'] as const) {
    await app.db.deleteFrom(table).execute();
  }
  const email = 'ada@example.com';
  ada = (await createAccount(app.db, { email, email_key: email, email_confirmed_at: NOW })).id;
  token = (await createSession(app.db, { account_id: ada })).accessToken;
});

async function save(filter: string, frequency = 'INSTANT'): Promise<Record<string, unknown>> {
  const { data, errors } = await askGraph(
    app,
    `mutation { saveSearch(filter: { ${filter} }, frequency: ${frequency}) { __typename
      ... on SavedSearchPayload { savedSearch { id name listPath frequency } } ... on Error { message } } }`,
    { token },
  );
  expect(errors).toBeUndefined();
  return data?.['saveSearch'] as Record<string, unknown>;
}
const run = (now = NOW) => writeAlerts(alertHost(app.db, now));
const mails = () => alertMails(app.db);
const band6 = { pay_band: '6', pay_scheme: 'agenda_for_change' } as const;
const leeds = async () =>
  (
    await app.db
      .selectFrom('place')
      .select('id')
      .where('town', '=', 'Leeds')
      .where('kind', '=', 'town')
      .executeTakeFirstOrThrow()
  ).id;

describe('a new post is mailed to those who look for it', () => {
  test('with why it matches, and the way to end the alert', async () => {
    expect(await save('jobs: { search: "theatre nurse", band: [BAND_5, BAND_6], location: "Leeds" }')).toMatchObject({
      savedSearch: { name: '"theatre nurse", Band 5 or Band 6, Leeds', listPath: '/staff-portal' },
    });
    const place_id = await leeds();
    const job = await createJob(app.db, {
      ...band6,
      title: 'Theatre nurses',
      place_id,
      salary_min: 40_000,
      salary_max: 50_000,
    });
    expect(await run()).toEqual({ records: 1, matches: 1, mails: 1 });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'ada@example.com',
      accountId: ada,
      subject: '1 new job: "theatre nurse", Band 5 or Band 6, Leeds',
      unsubscribeAddress: 'https://portal.example/account?end-alert={token}',
    });
    expect(mail?.text).toContain('Why: Theatre, nurses, Band 6, Leeds');
    expect(mail?.text).toContain(`https://portal.example/staff-portal?job=${job.id}`);
    expect(mail?.text).toContain('https://portal.example/account?end-alert={token}');
    expect(await run('2026-11-24T09:30:00.000Z')).toEqual({ records: 0, matches: 0, mails: 0 });
  });

  test.each([
    ['a word is missing', 'jobs: { search: "theatre porter" }'],
    ['the band is another', 'jobs: { search: "nurse", band: [BAND_7] }'],
    ['the place is another', 'jobs: { search: "nurse", location: "Bradford" }'],
    ['it is too far', 'jobs: { near: "London", radius: 50 }'],
    ['it pays less', 'jobs: { salaryMin: 60000 }'],
    ['it pays more', 'jobs: { salaryMax: 30000 }'],
    ['the region is another', 'jobs: { region: "Scotland" }'],
    ['the search names another place', 'jobs: { search: "nurse in Scotland" }'],
    ['the search names another band', 'jobs: { search: "band 8a nurse" }'],
    ['only a part of a word is there', 'jobs: { search: "theat" }'],
    ['it is of another list', 'news: { search: "nurse" }'],
  ])('and not where %s', async (_why, filter) => {
    expect(await save(filter)).toMatchObject({ __typename: 'SavedSearchPayload' });
    await createJob(app.db, {
      ...{ ...band6, title: 'Theatre nurse', place_id: await leeds() },
      ...{ salary_min: 40_000, salary_max: 50_000 },
    });
    expect(await run()).toMatchObject({ matches: 0, mails: 0 });
  });

  test.each([
    ['any synonym', 'jobs: { search: "operating room nurse" }'],
    ['near it', 'jobs: { near: "Bradford", radius: 20 }'],
    ['a great distance', 'jobs: { near: "London", radius: 200 }'],
    ['pay', 'jobs: { salaryMin: 45000, salaryMax: 45000 }'],
    ['region', 'jobs: { region: "north east and yorkshire" }'],
    ['the nation that its search names', 'jobs: { search: "nurse in England" }'],
    ['the town that its search names', 'jobs: { search: "band 6 nurse in Leeds" }'],
    ['the department, without case', 'jobs: { department: "TEST WARD" }'],
    ['nothing at all', 'jobs: {}'],
  ])('also by %s', async (_what, filter) => {
    expect(await save(filter)).toMatchObject({ __typename: 'SavedSearchPayload' });
    await createJob(app.db, {
      ...{ ...band6, title: 'Theatre nurse', place_id: await leeds() },
      ...{ salary_min: 40_000, salary_max: 50_000 },
    });
    expect(await run()).toMatchObject({ matches: 1, mails: 1 });
  });

  test('but never one that is closed, hidden or over by then', async () => {
    await save('jobs: { search: "nurse" }', 'DAILY');
    const closed = await createJob(app.db);
    const hidden = await createJob(app.db);
    const over = await createJob(app.db, { closes_on: '2026-11-24' });
    const open = await createJob(app.db, { title: 'Open nurse' });
    expect(await run()).toMatchObject({ matches: 4, mails: 0 });
    await app.db.updateTable('job').set({ closed_at: NOW }).where('id', '=', closed.id).execute();
    await app.db.updateTable('job').set({ hidden_at: NOW }).where('id', '=', hidden.id).execute();
    expect(await run('2026-11-25T08:00:00.000Z')).toMatchObject({ mails: 1 });
    const [mail] = await mails();
    expect(mail?.text).toContain(open.id);
    expect([closed, hidden, over].some(({ id }) => mail?.text?.includes(id))).toBe(false);
    await createJob(app.db, { closed_at: NOW });
    expect(await run('2026-11-26T08:00:00.000Z')).toEqual({ records: 0, matches: 0, mails: 0 });
  });

  test('and not what was published before the search was saved', async () => {
    await save('jobs: { search: "porter" }');
    await createJob(app.db);
    await save('jobs: { search: "nurse" }');
    expect(await run()).toMatchObject({ records: 1, matches: 0 });
  });

  test('nor to an account that is suspended', async () => {
    await save('jobs: {}');
    await app.db.updateTable('account').set({ suspended_at: NOW }).execute();
    await createJob(app.db);
    expect(await run()).toMatchObject({ matches: 1, mails: 0 });
  });

  test('and to one whose address is not confirmed once it is', async () => {
    await save('jobs: {}');
    const confirm = (email_confirmed_at: string | null) =>
      app.db.updateTable('account').set({ email_confirmed_at }).execute();
    await confirm(null);
    await createJob(app.db);
    expect(await run()).toMatchObject({ matches: 1, mails: 0 });
    await confirm(NOW);
    expect(await run('2026-11-24T12:00:00.000Z')).toMatchObject({ matches: 0, mails: 1 });
    expect((await mails())[0]?.subject).toBe('1 new job: All jobs');
  });
});

describe('how often', () => {
  test('instantly, but what is published shortly after comes together after 10 minutes', async () => {
    await save('jobs: {}');
    await createJob(app.db);
    expect(await run()).toMatchObject({ mails: 1 });
    await createJob(app.db);
    await createJob(app.db);
    expect(await run('2026-11-24T09:01:00.000Z')).toMatchObject({ matches: 2, mails: 0 });
    expect(await run('2026-11-24T09:10:00.000Z')).toMatchObject({ mails: 1 });
    expect((await mails())[1]?.subject).toBe('2 new jobs: All jobs');
  });

  test.each([
    ['DAILY', '2026-11-25T07:59:00.000Z', '2026-11-25T08:00:00.000Z'],
    ['WEEKLY', '2026-11-30T07:59:00.000Z', '2026-11-30T08:00:00.000Z'],
  ])('%s at 8am', async (frequency, before, then) => {
    await save('jobs: {}', frequency);
    await createJob(app.db);
    expect(await run()).toMatchObject({ matches: 1, mails: 0 });
    expect(await run(before)).toMatchObject({ mails: 0 });
    expect(await run(then)).toMatchObject({ mails: 1 });
  });

  test('each minute has one run, also by a clock that is a little behind', async () => {
    const host = alertHost(app.db, '2026-11-24T09:00:59.900Z');
    await planAlerts(host);
    expect(host.planned).toMatchObject([{ name: 'alerts', startAfter: '2026-11-24T09:01:00.000Z' }]);
    await planAlerts(host, host.planned[0]?.id);
    expect(host.planned[1]).toMatchObject({ startAfter: '2026-11-24T09:02:00.000Z' });
  });

  test('more than fit in a mail are told by their number, the newest first', async () => {
    await save('jobs: {}');
    for (let count = 0; count < 12; count += 1) await createJob(app.db, { title: `Nurse ${count}` });
    expect(await run()).toMatchObject({ matches: 12, mails: 1 });
    const [mail] = await mails();
    expect(mail?.subject).toBe('New jobs: All jobs');
    expect(mail?.text).toContain('Nurse 11,');
    expect(mail?.text).not.toContain('Nurse 1,');
  });
});

describe('each match is told once', () => {
  test('with two workers at the same moment', async () => {
    await save('jobs: {}');
    await createJob(app.db);
    await Promise.all([run(), run()]);
    await run('2026-11-24T10:00:00.000Z');
    expect(await mails()).toHaveLength(1);
  });

  test('where a run went down while it wrote the mails, which leaves none', async () => {
    await save('jobs: {}');
    await createJob(app.db);
    const failing = alertHost(app.db, NOW, (name) => {
      if (name === 'outgoing-mail') throw new Error('killed');
    });
    await expect(writeAlerts(failing)).rejects.toThrow('killed');
    expect(failing.planned, 'the next run is planned all the same').toHaveLength(1);
    expect(await mails()).toEqual([]);
    expect(await run()).toEqual({ records: 0, matches: 0, mails: 1 });
  });
});

describe('the other lists', () => {
  test('documents, each version once', async () => {
    await save('documents: { search: "sharps", category: [POLICIES] }');
    const { id } = await createDocument(app.db, { title: 'Sharps policy', category: 'policies' });
    expect(await run()).toMatchObject({ records: 0 });
    await createDocumentVersion(app.db, { document_id: id, number: '1.0' });
    expect(await run()).toMatchObject({ matches: 1, mails: 1 });
    await createDocumentVersion(app.db, { document_id: id, number: '1.1', published_at: '2027-01-01T00:00:00.000Z' });
    expect(await run('2026-11-24T09:30:00.000Z')).toMatchObject({ matches: 1, mails: 1 });
    const unpublish = (unpublished_at: string | null) =>
      app.db.updateTable('document').set({ unpublished_at }).where('id', '=', id).execute();
    await unpublish(NOW);
    await unpublish(null);
    expect(await run('2026-11-24T10:00:00.000Z')).toMatchObject({ records: 1, matches: 0 });
    expect((await mails())[1]?.text).toContain('Why: Sharps, Policies');
  });

  test('equipment, once it is published', async () => {
    await save('equipment: { search: "ventilator under £500", category: [MONITORING] }');
    const values = { name: 'Ventilator', category: 'monitoring', price: 400 };
    const { id } = await createEquipment(app.db, { ...values, review_state: 'in_review', submitted_at: NOW });
    await createEquipment(app.db, { ...values, price: 600 });
    expect(await run()).toMatchObject({ records: 1, matches: 0 });
    await app.db
      .updateTable('equipment')
      .set({ review_state: 'published', published_at: NOW })
      .where('id', '=', id)
      .execute();
    expect(await run()).toMatchObject({ matches: 1, mails: 1 });
    expect((await mails())[0]?.text).toContain('Why: Ventilator, Monitoring, Up to £500');
  });

  test('news, once it is published, whatever its date', async () => {
    await save('news: { search: "procurement", category: [POLICY] }');
    const { id } = await createArticle(app.db, {
      ...{ title: 'Procurement rules', unpublished_at: NOW, published_at: '2026-11-01T00:00:00.000Z' },
    });
    expect(await run()).toMatchObject({ records: 0 });
    await app.db.updateTable('article').set({ unpublished_at: null }).where('id', '=', id).execute();
    expect(await run()).toMatchObject({ matches: 1, mails: 1 });
    expect((await mails())[0]?.text).toContain('Why: Procurement, source, Policy');
  });
});
