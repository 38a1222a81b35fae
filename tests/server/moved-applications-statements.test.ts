import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJob } from '../factories/job.ts';
import { createJobApplication } from '../factories/job-application.ts';
import { createEmployerPeople, createPerson, mutate } from '../schema/jobs/employer.ts';
import { type RecordedStatements, recordStatements } from '../support/recorded-statements.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let recorded: RecordedStatements;
let people: Awaited<ReturnType<typeof createEmployerPeople>>;
beforeAll(async () => {
  app = await openTestApp({
    environment: { RATE_LIMITS: 'on' },
    observe: (runner) => {
      recorded = recordStatements(runner);
      return recorded.runner;
    },
  });
  people = await createEmployerPeople(app, 'Counting hospital');
});
afterAll(() => app.close());

/** Applications to a post, each of a person of its own. */
async function applications(count: number): Promise<string[]> {
  const { id: job_id } = await createJob(app.db, {
    owner_id: people.owner.id,
    organisation_id: people.organisationId,
  });
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const { id: account_id } = await createPerson(app, 'member');
    ids.push((await createJobApplication(app.db, { job_id, account_id })).id);
  }
  return ids;
}

/** Moves applications with all that can be read of them, and counts what is sent to the database. */
async function statementsToMove(ids: readonly string[], stage: string) {
  recorded.take();
  const { outcomes } = (await mutate(
    app,
    people.owner,
    `moveApplications(ids: ${JSON.stringify(ids)}, stage: ${stage})`,
    `... on MoveApplicationsPayload { outcomes { id problem application {
      id stage applicant { name emailConfirmed } turn startsOn moves { stage movedAt } noteCount } } }`,
  )) as { outcomes: { problem: string | null }[] };
  const problems = outcomes.map(({ problem }) => problem).filter((problem) => problem !== null);
  return { statements: recorded.take().length, moved: outcomes.length - problems.length, problems };
}

test('moving 100 applications takes as many statements as moving two', async () => {
  const [few, many] = [await applications(2), await applications(100)];
  // What is prepared or cached at the first time of all is left out.
  await statementsToMove(await applications(1), 'INTERVIEW');
  const two = await statementsToMove(few, 'SHORTLISTED');
  const hundred = await statementsToMove(many, 'SHORTLISTED');
  expect([two.moved, hundred.moved]).toEqual([2, 100]);
  expect(hundred.statements).toBe(two.statements);
  expect(hundred.statements).toBeLessThan(25);
  const mails = await app.db
    .selectFrom('outgoing_mail')
    .innerJoin('job_application', 'job_application.account_id', 'outgoing_mail.account_id')
    .select('recipient')
    .where('kind', '=', 'application-moved')
    .where('job_application.id', 'in', many)
    .execute();
  expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(100);
  expect(mails).toHaveLength(100);
});

const nothingLeft = { statement: null, applicant_name: null, applicant_email: null, applicant_phone: null };

test('so it does where many of them were moved too often, have been withdrawn or are not there', async () => {
  const ids = await applications(60);
  for (let turn = 0; turn < 20; turn += 1) {
    await statementsToMove(ids.slice(0, 30), turn % 2 ? 'INTERVIEW' : 'OFFERED');
  }
  await app.db
    .updateTable('job_application')
    .set({ stage: 'withdrawn', ...nothingLeft })
    .where('id', 'in', ids.slice(30, 45))
    .execute();
  const absent = Array.from({ length: 40 }, () => crypto.randomUUID());
  const some = await statementsToMove([ids[0] ?? '', ids[30] ?? '', absent[0] ?? '', ids[45] ?? ''], 'SHORTLISTED');
  const all = await statementsToMove([...ids, ...absent], 'SHORTLISTED');
  expect(some).toMatchObject({ moved: 1, problems: { length: 3 } });
  expect(all).toMatchObject({ moved: 15, problems: { length: 85 } });
  expect(all.statements).toBe(some.statements);
});
