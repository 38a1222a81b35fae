import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { createWebinar, sampleCertification, samplePath } from '../../factories/training.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

let app: TestApp;
let now = testNow;
beforeAll(async () => {
  // However busy the machine is, each of those who ask at once is answered.
  const admission = { operations: { slots: 8, mostWaiting: 200, longestWaitMs: 60_000 } };
  app = await openTestApp({ clock: { now: () => now }, admission });
});
afterAll(() => app.close());

interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

async function createPerson(access: 'member' | 'operator' = 'member'): Promise<Person> {
  const { id, email } = await createAccount(app.db, { access });
  const { accessToken: token } = await createSession(app.db, { account_id: id });
  return { id, email, token };
}

/** Sends one mutation and answers its result, whose type says what became of it. */
async function send({ token }: Person, mutation: string): Promise<Record<string, unknown>> {
  const { data, errors } = await askGraph(app, `mutation { done: ${mutation} }`, { token });
  expect(errors).toBeUndefined();
  return data?.['done'] as Record<string, unknown>;
}

const refusal = '... on Error { message }';
const enrolment = `{ __typename ... on EnrolmentPayload { enrolment { id stage certificateCode } } ${refusal} }`;
const desk = `{ __typename ... on DeskEnrolmentPayload { enrolment { id stage } } ${refusal} }`;
const place = `{ __typename ... on WebinarPlacePayload { place { state position joinUrl } } ${refusal} }`;
const enrol = (programmeId: string) => `enrol(programmeId: "${programmeId}") ${enrolment}`;
const register = (id: string) => `registerForWebinar(webinarId: "${id}") ${place}`;
const giveBack = (id: string) => `giveBackWebinarPlace(webinarId: "${id}") ${place}`;

/** What mails wait for an account, the oldest first. */
async function mailsTo({ id }: Person): Promise<string[]> {
  const mails = app.db.selectFrom('outgoing_mail').select('subject').where('account_id', '=', id).orderBy('id');
  return (await mails.execute()).map(({ subject }) => subject ?? '');
}

/** What the mails to an account have calendars do: method, identifier and number of each event, the oldest first. */
async function eventsTo({ id }: Person): Promise<(readonly (string | undefined)[] | null)[]> {
  const mails = app.db.selectFrom('outgoing_mail').select('calendar').where('account_id', '=', id).orderBy('id');
  const line = (text: string, name: string) => new RegExp(`^${name}:(.*?)\\r$`, 'm').exec(text)?.[1];
  return (await mails.execute()).map(({ calendar }) =>
    calendar === null
      ? null
      : ['METHOD', 'UID', 'SEQUENCE', 'DTSTART;TZID=Europe/London'].map((name) => line(calendar, name)),
  );
}

const numbersOf = async (id: string) =>
  app.db.selectFrom('webinar').select(['taken', 'waiting', 'sequence']).where('id', '=', id).executeTakeFirst();

test('a path is enrolled in once, counted once and mailed once, and can be left and taken anew', async () => {
  const person = await createPerson();
  const enrolled = async () => {
    const row = app.db.selectFrom('training_programme').select('enrolled_count').where('id', '=', samplePath);
    return (await row.executeTakeFirstOrThrow()).enrolled_count;
  };
  const before = await enrolled();
  const first = await send(person, enrol(samplePath));
  expect(first).toMatchObject({ enrolment: { stage: 'ENROLLED' } });
  expect(await send(person, enrol(samplePath))).toEqual(first);
  expect(await enrolled()).toBe(before + 1);
  expect(await mailsTo(person)).toEqual(['You are enrolled']);
  const { id } = first['enrolment'] as { id: string };
  const withdraw = `withdrawEnrolment(id: "${id}") ${enrolment}`;
  expect(await send(person, withdraw)).toMatchObject({ enrolment: { stage: 'WITHDRAWN' } });
  expect(await send(await createPerson(), withdraw)).toMatchObject({ __typename: 'NotFoundError' });
  expect(await enrolled()).toBe(before);
  expect(await send(person, enrol(samplePath))).toMatchObject({ enrolment: { id, stage: 'ENROLLED' } });
  const { data } = await askGraph(app, '{ myEnrolments { nodes { stage } } }', { token: person.token });
  expect(data).toEqual({ myEnrolments: { nodes: [{ stage: 'ENROLLED' }] } });
});

test('an application for a certification is decided on, completed and certified', async () => {
  now = testNow;
  const [person, declined, operator] = [await createPerson(), await createPerson(), await createPerson('operator')];
  const applied = await send(person, enrol(sampleCertification));
  expect(applied).toMatchObject({ enrolment: { stage: 'SUBMITTED' } });
  const { id } = applied['enrolment'] as { id: string };
  const other = (await send(declined, enrol(sampleCertification)))['enrolment'] as { id: string };
  const queue = '{ enrolments(stage: SUBMITTED) { nodes { id isOverdue } } }';
  const { token } = operator;
  await app.db
    .updateTable('training_enrolment')
    .set({ asked_at: '2026-11-10T12:00:00.000Z', changed_at: '2026-11-10T12:00:00.000Z' })
    .where('id', '=', other.id)
    .execute();
  expect((await askGraph(app, queue, { token })).data).toEqual({
    enrolments: {
      nodes: [
        { id: other.id, isOverdue: true },
        { id, isOverdue: false },
      ],
    },
  });
  const decide = (whose: string, how: string) => `decideCertification(id: "${whose}", ${how}) ${desk}`;
  expect(await send(operator, decide(other.id, 'accepted: false'))).toMatchObject({ message: 'Enter a reason' });
  const why = 'accepted: false, reason: "A year of work is missing."';
  expect(await send(operator, decide(other.id, why))).toMatchObject({ enrolment: { stage: 'UNSUCCESSFUL' } });
  expect(await send(declined, enrol(sampleCertification))).toMatchObject({ __typename: 'ConflictError' });
  expect(await send(operator, `completeEnrolment(id: "${id}") ${desk}`)).toMatchObject({ __typename: 'ConflictError' });
  expect(await send(operator, decide(id, 'accepted: true'))).toMatchObject({ enrolment: { stage: 'ENROLLED' } });
  expect(await send(operator, decide(id, 'accepted: true'))).toMatchObject({ __typename: 'ConflictError' });
  expect(await send(operator, `completeEnrolment(id: "${id}") ${desk}`)).toMatchObject({
    enrolment: { stage: 'COMPLETED' },
  });
  expect(await mailsTo(person)).toEqual([
    'We have received your application',
    'Your application was accepted',
    'Your certificate is ready',
  ]);
  expect(await mailsTo(declined)).toEqual(['We have received your application', 'Your application was not accepted']);
  const row = app.db.selectFrom('training_certificate').select('code').where('enrolment_id', '=', id);
  const { code } = await row.executeTakeFirstOrThrow();
  const own = await askGraph(app, '{ myEnrolments { nodes { certificateCode } } }', { token: person.token });
  expect(own.data).toEqual({ myEnrolments: { nodes: [{ certificateCode: code }] } });
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  const check = async () =>
    (await askGraph(app, `{ certificate(code: "${code}") { number issuedOn holderName } }`)).data?.['certificate'];
  expect(await check()).toMatchObject({ issuedOn: '2026-11-20', holderName: null });
  const show = `showNameOnCertificate(code: "${code}", shown: true) { __typename ${refusal} }`;
  expect(await send(declined, show)).toMatchObject({ __typename: 'NotFoundError' });
  expect(await send(person, show)).toMatchObject({ __typename: 'OwnCertificatePayload' });
  expect(await check()).toMatchObject({ holderName: 'Test Person' });
  expect((await askGraph(app, '{ certificate(code: "made up") { number } }')).data).toEqual({ certificate: null });
  const entries = app.db.selectFrom('audit_entry').select('action').where('owner_id', '=', person.id).orderBy('id');
  expect((await entries.execute()).map(({ action }) => action)).toEqual([
    'enrolment.submitted',
    'enrolment.accepted',
    'enrolment.completed',
    'certificate.name_shown',
  ]);
});

describe('a webinar', () => {
  test('gives its seats out, then places on the waiting list, and moves the first up in one transaction', async () => {
    const { id } = await createWebinar(app.db, { join_url: 'https://join.example/1' });
    const [first, second, third] = [await createPerson(), await createPerson(), await createPerson()];
    expect(await send(first, register(id))).toMatchObject({
      place: { state: 'REGISTERED', joinUrl: 'https://join.example/1' },
    });
    expect(await send(first, register(id))).toMatchObject({ place: { state: 'REGISTERED' } });
    expect(await mailsTo(first)).toEqual(['You have a place in a webinar']);
    expect(await send(second, register(id))).toMatchObject({ place: { state: 'WAITING', position: 1, joinUrl: null } });
    now = new Date(testNow.getTime() + 1_000);
    expect(await send(third, register(id))).toMatchObject({ place: { state: 'WAITING', position: 2 } });
    expect(await numbersOf(id)).toMatchObject({ taken: 1, waiting: 2 });
    expect(await send(first, giveBack(id))).toMatchObject({ place: { state: 'GIVEN_BACK' } });
    expect(await send(first, giveBack(id))).toMatchObject({ place: { state: 'GIVEN_BACK' } });
    expect(await mailsTo(second)).toEqual(['You are on a waiting list', 'You have a place in a webinar']);
    expect(await mailsTo(third)).toEqual(['You are on a waiting list']);
    // Who had the seat goes with the account.
    const deleted = await send(
      second,
      `deleteAccount(password: "a password of tests alone") { __typename ${refusal} }`,
    );
    expect(deleted).toMatchObject({ __typename: 'DeleteAccountPayload' });
    expect(await mailsTo(third)).toEqual(['You are on a waiting list', 'You have a place in a webinar']);
    expect(await numbersOf(id)).toMatchObject({ taken: 1, waiting: 0 });
    now = testNow;
  });

  test('gives a seat that no one could take to who has waited for it, not to who asks next', async () => {
    const { id } = await createWebinar(app.db, {});
    const [first, waiting, late] = [await createPerson(), await createPerson(), await createPerson()];
    await send(first, register(id));
    await send(waiting, register(id));
    const suspend = (since: string | null) =>
      app.db.updateTable('account').set({ suspended_at: since }).where('id', '=', waiting.id).execute();
    await suspend(testNow.toISOString());
    await send(first, giveBack(id));
    expect(await numbersOf(id)).toMatchObject({ taken: 0, waiting: 1 });
    await suspend(null);
    expect(await send(late, register(id))).toMatchObject({ place: { state: 'WAITING', position: 1 } });
    expect(await mailsTo(waiting)).toEqual(['You are on a waiting list', 'You have a place in a webinar']);
    expect(await numbersOf(id)).toMatchObject({ taken: 1, waiting: 1 });
  });

  test.each([
    ['has begun', { starts_at: '2026-11-20T08:00:00.000Z' }, 'This webinar has taken place.'],
    ['is cancelled', { cancelled_at: '2026-11-19T12:00:00.000Z' }, 'This webinar is cancelled.'],
    [
      'is full, with a full waiting list',
      { taken: 1, waiting: 200 },
      'This webinar is sold out, and its waiting list is full.',
    ],
  ])('that %s gives no place', async (_how, values, message) => {
    const { id } = await createWebinar(app.db, values);
    expect(await send(await createPerson(), register(id))).toEqual({ __typename: 'ConflictError', message });
  });

  test('is planned, changed and cancelled by operators, and those with a place are told', async () => {
    const [operator, person, waiting] = [await createPerson('operator'), await createPerson(), await createPerson()];
    const webinar = `{ __typename ... on WebinarPayload { webinar { id seats state } } ${refusal} }`;
    const input = (seats: number, startsAt: string) =>
      `{ title: "Ward rounds", description: "How.", presenter: "Dr Ray", format: PANEL, startsAt: "${startsAt}",
        durationMinutes: 45, seats: ${seats} }`;
    const planned = await send(operator, `planWebinar(input: ${input(1, '2026-12-05T10:00:00Z')}) ${webinar}`);
    const { id } = planned['webinar'] as { id: string };
    await send(person, register(id));
    await send(waiting, register(id));
    const change = (given: string) => send(operator, `changeWebinar(id: "${id}", input: ${given}) ${webinar}`);
    // More seats alone change nothing in calendars.
    expect(await change(input(2, '2026-12-05T10:00:00Z'))).toMatchObject({ webinar: { seats: 2 } });
    expect(await numbersOf(id)).toEqual({ taken: 2, waiting: 0, sequence: 0 });
    expect(await change(input(1, '2026-12-05T10:00:00Z'))).toMatchObject({
      message: 'Seats must be 2 or more: so many are taken',
    });
    await change(input(2, '2026-12-05T11:00:00Z'));
    expect(await send(operator, `cancelWebinar(id: "${id}") ${webinar}`)).toMatchObject({
      webinar: { state: 'CANCELLED' },
    });
    expect(await numbersOf(id)).toMatchObject({ sequence: 2 });
    expect(await mailsTo(person)).toEqual([
      'You have a place in a webinar',
      'A webinar has changed',
      'A webinar is cancelled',
    ]);
    expect(await mailsTo(waiting)).toEqual([
      'You are on a waiting list',
      'You have a place in a webinar',
      'A webinar has changed',
      'A webinar is cancelled',
    ]);
    const uid = expect.stringMatching(new RegExp(`^${id}@`));
    const events = [
      ['PUBLISH', uid, '0', '20261205T100000'],
      ['PUBLISH', uid, '1', '20261205T110000'],
      ['CANCEL', uid, '2', '20261205T110000'],
    ];
    expect(await eventsTo(person)).toEqual(events);
    expect(await eventsTo(waiting)).toEqual([null, ...events]);
    const refused = await send(operator, `planWebinar(input: ${input(0, '2026-11-01T10:00:00Z')}) ${webinar}`);
    expect(refused).toMatchObject({ __typename: 'ValidationError' });
  });
});

describePostgres('the last seat', () => {
  test('goes to exactly one of 100 who ask for it at once', async () => {
    const { id } = await createWebinar(app.db, { seats: 5, taken: 4 });
    const people = await Promise.all(Array.from({ length: 100 }, () => createPerson()));
    const answers = await Promise.all(people.map((person) => send(person, register(id))));
    const states = answers.map(({ place: own }) => (own as { state: string } | undefined)?.state);
    expect(states.filter((state) => state === 'REGISTERED')).toHaveLength(1);
    expect(states.filter((state) => state === 'WAITING')).toHaveLength(99);
    expect(await numbersOf(id)).toMatchObject({ taken: 5, waiting: 99 });
    const positions = answers.map(({ place: own }) => (own as { position: number | null }).position);
    expect(positions.filter((position) => position !== null).length).toBe(99);
  });
});
