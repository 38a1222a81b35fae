import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptRecords } from '../../../schema/accounts/own-data/kept-records.ts';
import { createAccount } from '../../factories/account.ts';
import { createJob } from '../../factories/job.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { mailedToken, mutate, password } from './accounts-by-mail.ts';

/** What an account tells about its person, each in words that stand nowhere else. */
const marks = {
  email: 'qzaddress@qzdomain.example',
  movedEmail: 'qzmoved@qzdomain.example',
  wantedEmail: 'qzwanted@qzdomain.example',
  firstName: 'Qzfirst',
  lastName: 'Qzlast',
  phone: '01632 977 977',
  organization: 'Qzorganisation',
  browser: 'qzbrowser',
  statement: 'Qzstatement',
  jobTitle: 'Qzpost',
  address: 'Qzhamlet',
  postcode: 'NR21 0QZ',
  product: 'Qzproduct',
  subject: 'qzsubject',
  password,
} as const;

/** Where something of a deleted account may still stand, and what people read about it (`kept-records.ts`). */
const allowed: Readonly<Record<string, string>> = {
  'audit_entry.actor_id: id': 'Entries of the audit log',
  'audit_entry.owner_id: id': 'Entries of the audit log',
  'audit_entry.subject_id: id': 'Entries of the audit log',
  'employer.name: organization': 'the name of your organisation',
  'job.search_text: address': 'the addresses of their places',
  'job.search_text: jobTitle': 'Jobs that you have advertised',
  'job.search_text: organization': 'the name of your organisation',
  'job.search_vector: address': 'the addresses of their places',
  'job.search_vector: jobTitle': 'what you wrote in them',
  'job.title: jobTitle': 'Jobs that you have advertised',
  'outgoing_mail.recipient: email': 'the one that you had before',
  'outgoing_mail.recipient: movedEmail': 'Your email address',
  'place.name: address': 'the addresses of their places',
  'place.postcode: postcode': 'the addresses of their places',
  'place.town: address': 'the addresses of their places',
};

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const json = JSON.stringify;

async function send(path: string, payload: object, key: string) {
  const headers = { 'user-agent': marks.browser, 'idempotency-key': key };
  const answer = await app.server.inject({ method: 'POST', url: path, headers, payload });
  return answer.json();
}

const signUpBody = {
  email: marks.email,
  password,
  firstName: marks.firstName,
  lastName: marks.lastName,
  phone: marks.phone,
  organization: marks.organization,
  role: 'nurse',
};

/** Does what a person can do with an account, and hands out its session. */
async function fillAccount() {
  const { db } = app;
  const { access_token: token, user } = await send('/api/auth/signup', signUpBody, 'qzkey');
  const { id } = user;
  await mutate(app, 'confirmEmail', { token: await mailedToken(db, marks.email) });
  await mutate(app, 'requestEmailChange', { newEmail: marks.movedEmail, password }, { token });
  await mutate(app, 'confirmEmail', { token: await mailedToken(db, marks.movedEmail) });
  await mutate(app, 'requestEmailChange', { newEmail: marks.wantedEmail, password }, { token });
  await mutate(app, 'requestPasswordReset', { email: marks.movedEmail });
  await db
    .updateTable('account')
    .set({ access: 'verified', verified_at: testNow.toISOString() })
    .where('id', '=', id)
    .execute();
  const identity = { account_id: id, provider: 'google', issuer: 'https://accounts.example', subject: marks.subject };
  await db
    .insertInto('connected_identity')
    .values({ ...identity, email: marks.email, connected_at: testNow.toISOString() })
    .execute();
  const employer = await createAccount(db, { access: 'verified' });
  const { id: jobId } = await createJob(db, { owner_id: employer.id });
  const ask = (mutation: string) => askAs(token, mutation);
  await ask(`applyForJob(jobId: ${json(jobId)}, input: { statement: ${json(marks.statement.repeat(20))} })`);
  await ask(`createJob(input: { title: ${json(marks.jobTitle)}, department: "Maternity", location: ${json(marks.address)},
    postcode: ${json(marks.postcode)}, type: PERMANENT,
    urgency: LOW, salaryMin: 30000, salaryMax: 40000, description: "Care for families." })`);
  await ask(`createEquipment(input: { name: ${json(marks.product)}, description: "For wards.", category: MONITORING,
    price: 9.5, condition: NEW, inStock: 3 })`);
  return { id, token, delete: () => ask(`deleteAccount(password: ${json(password)})`) };
}

async function askAs(token: string, mutation: string) {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': mutation.slice(0, 9) };
  const payload = { query: `mutation { done: ${mutation} { __typename ... on Error { message } } }` };
  const answer = await app.server.inject({ method: 'POST', url: '/graphql', headers, payload });
  const { __typename: told, message } = (answer.json().data ?? { done: { message: answer.body } }).done;
  expect(message, `${told} of ${mutation}`).toBeUndefined();
}

/** The columns of all tables, of whatever type, in which one of these stands, as text or as its bytes. */
async function findTraces(sought: Readonly<Record<string, string>>): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(app.db);
  const traces = new Set<string>();
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ key: string; value: string }>`
      select distinct cell.key, lower(cell.value) as value from ${sql.table(`${schema}.${name}`)} as kept,
        jsonb_each_text(to_jsonb(kept)) as cell where cell.value ~* 'qz|977|[0-9a-f]{8}-|\\\\x'`.execute(app.db);
    for (const [mark, text] of Object.entries(sought)) {
      const forms = [text, text.replaceAll(/\s/g, ''), Buffer.from(text).toString('hex')].map((form) =>
        form.toLowerCase(),
      );
      for (const { key, value } of rows) {
        if (forms.some((form) => value.includes(form))) {
          traces.add(`${name}.${key}: ${mark}`);
        }
      }
    }
  }
  return [...traces].toSorted();
}

test('of a deleted account nothing stays but what people are told of', async () => {
  const { id, ...account } = await fillAccount();
  const sought = { ...marks, id };
  const before = await findTraces(sought);
  for (const mark of Object.keys(sought).filter((name) => name !== 'password')) {
    expect(before, mark).toContainEqual(expect.stringMatching(`: ${mark}$`));
  }
  await account.delete();
  expect(await findTraces(sought)).toEqual(Object.keys(allowed).toSorted());
  const told = json(keptRecords);
  for (const phrase of Object.values(allowed)) {
    expect(told).toContain(phrase);
  }
});

test('the same sign-up sent again after the deletion opens another account', async () => {
  const { user } = await send('/api/auth/signup', signUpBody, 'qzkey');
  expect(user).toMatchObject({ email: marks.email });
});
