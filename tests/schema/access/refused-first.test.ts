import {
  type ArgumentNode,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  Kind,
  parse,
  print,
} from 'graphql';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DB } from '../../../schema/tables.ts';
import { everyRow } from '../../rest/table.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';
import type { Outcome, Policy } from './outcomes.ts';
import { type Actor, createPeople, type People } from './people.ts';
import { policies } from './policies.ts';
import { type RootField, rootFields } from './whole-operation.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'on' } });
  await exhaustAllLimits(app.db);
});
afterAll(() => app.close());

/** From here on every limit refuses all callers, and notes that it was checked. */
async function exhaustAllLimits(db: Kysely<DB>): Promise<void> {
  await sql`create table limit_asked (key text)`.execute(db);
  await sql`create function note_asked() returns trigger language plpgsql as
    'begin insert into limit_asked values (new.key); return null; end'`.execute(db);
  await sql`create trigger note_asked before insert on rate_limit for each row execute function note_asked()`.execute(
    db,
  );
}

const asked = async () => (await sql`select key from limit_asked`.execute(app.db)).rows.length;
beforeEach(() => sql`delete from limit_asked`.execute(app.db));

/** Another network for each test: together they send more than one may. */
let tests = 0;
const remoteAddress = () => `198.18.${Math.floor(tests / 250)}.${tests % 250}`;
beforeEach(() => {
  tests += 1;
});

const mutations = rootFields().filter(({ kind }) => kind === 'mutation');
const refusals: readonly Outcome[] = ['NOT_SIGNED_IN', 'NotSignedInError', 'ForbiddenError', 'NotFoundError'];
const actors = ['anonymous', 'nurse', 'verified', 'another owner', 'operator', 'suspended'] as const;
const groupOf = (actor: Actor) => (actor === 'nurse' ? 'member' : actor) as keyof Policy;
const nowhere = '01a1ede2-0000-7000-8000-0000000000ff';

/** What no argument of a type may be: too little, too much, and each value of an enumeration in its turn. */
function wrongValue(type: GraphQLInputType, turn: number): string {
  const bare = getNullableType(type);
  if (isListType(bare)) {
    return '[]';
  }
  if (isEnumType(bare)) {
    const values = bare.getValues();
    return values[turn % values.length]?.name ?? '';
  }
  if (isInputObjectType(bare)) {
    const fields = Object.values(bare.getFields());
    return `{ ${fields.map((field) => `${field.name}: ${wrongValue(field.type, turn)}`).join(', ')} }`;
  }
  const wrong: Record<string, string> = {
    Int: '-1',
    Float: '-1',
    Boolean: 'false',
    Date: '"1999-01-01"',
    DateTime: '"1999-01-01T00:00:00.000Z"',
  };
  return wrong[bare.name] ?? JSON.stringify(turn % 2 === 0 ? '' : 'x'.repeat(7_000));
}

/** The call with everything wrong but the records that it names; these may be replaced by one that is not there. */
function wrongCall(root: RootField, people: People, turn: number, identifier?: string): string {
  const usual = policies[root.name]?.given?.(people) ?? '';
  const [definition] = parse(`{ f${usual === '' ? '' : `(${usual})`} }`).definitions;
  const [selection] = definition?.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [];
  const given: readonly ArgumentNode[] = (selection?.kind === Kind.FIELD && selection.arguments) || [];
  const values = root.field.args.flatMap(({ name, type }) => {
    const isIdentifier = String(type) === 'ID!';
    const named = given.find((argument) => argument.name.value === name);
    if (isIdentifier) {
      return [`${name}: ${identifier ? JSON.stringify(identifier) : named && print(named.value)}`];
    }
    return [`${name}: ${wrongValue(type, turn)}`];
  });
  const call = values.length > 0 ? `${root.field.name}(${values.join(', ')})` : root.field.name;
  return `mutation { done: ${call} { __typename ... on Error { message } } }`;
}

async function outcomeOf(query: string, token: string | undefined): Promise<string | undefined> {
  const { data, errors } = await askGraph(app, query, { token, remoteAddress: remoteAddress() });
  return errors?.[0]?.extensions.code ?? (data?.['done'] as { __typename?: string } | undefined)?.__typename;
}

describe.each(actors)('as %s', (actor) => {
  let people: People;
  beforeAll(async () => {
    people = await createPeople(app.db, actor);
  });

  const refused = mutations.filter(({ name, field }) => {
    const outcome = policies[name]?.policy[groupOf(actor)];
    // What needs no session refuses who guesses, which is what its limits count.
    return field.extensions['needsNoSession'] !== true && outcome && refusals.includes(outcome);
  });

  test.each(refused.map((root) => [root.field.name, root] as const))(
    '%s is refused before its input and its limits are looked at',
    async (_name, root) => {
      for (const turn of [0, 1, 2, 3, 4, 5]) {
        const outcome = await outcomeOf(wrongCall(root, people, turn), people.self?.token);
        expect(outcome, wrongCall(root, people, turn)).toBe(policies[root.name]?.policy[groupOf(actor)]);
      }
      expect(await asked()).toBe(0);
    },
  );
});

describe.each(['owner', 'operator'] as const)('what is not there is said to be so to %s', (actor) => {
  let people: People;
  beforeAll(async () => {
    people = await createPeople(app.db, actor);
  });
  const naming = mutations.filter(({ field }) => field.args.some(({ type }) => String(type) === 'ID!'));

  test.each(naming.map((root) => [root.field.name, root] as const))(
    'by %s, before its input and its limits are looked at',
    async (_name, root) => {
      for (const identifier of [nowhere, 'nowhere']) {
        for (const turn of [0, 1, 2]) {
          const outcome = await outcomeOf(wrongCall(root, people, turn, identifier), people.self?.token);
          expect(outcome, root.name).toMatch(/^(NotFoundError|ForbiddenError)$/);
        }
      }
      expect(await asked()).toBe(0);
    },
  );
});

test('there are more than 25 mutations that need a session', () => {
  const others = mutations.filter(({ field }) => field.extensions['needsNoSession'] !== true);
  expect(others.length).toBeGreaterThan(25);
});

describe('what is one’s own, or not any more', () => {
  test.each([
    [
      'applying for one’s own post',
      'ForbiddenError',
      (people: People) => `applyForJob(jobId: "${people.job}", input: { statement: "" })`,
    ],
    [
      'a product of a supplier that one speaks for no more',
      'ForbiddenError',
      (people: People) =>
        `updateEquipment(id: "${people.equipment}", input: { name: "", description: "", category: MONITORING, price: -1, condition: NEW, inStock: -1 })`,
    ],
    [
      'an application to a post of an employer that one speaks for no more',
      'NotFoundError',
      (people: People) => `moveApplication(id: "${people.receivedApplication}", stage: WITHDRAWN)`,
    ],
  ])('%s is refused before input and limits are looked at', async (_name, outcome, call) => {
    const people = await createPeople(app.db, 'owner');
    const organization = 'Elsewhere clinic';
    await app.db.updateTable('user_profile').set({ organization }).where('id', '=', people.owner.id).execute();
    await sql`delete from limit_asked`.execute(app.db);
    const query = `mutation { done: ${call(people)} { __typename } }`;
    expect(await outcomeOf(query, people.self?.token)).toBe(outcome);
    expect(await asked()).toBe(0);
  });
});

describe('on REST', () => {
  const rows = everyRow.filter(({ route }) => route.method !== 'GET' && route.signedIn && route.body);
  const wrongBodies: readonly unknown[] = [{}, { unknown: 1 }, [], 1, { statement: 1, title: 1, name: {}, phone: [] }];

  /** The actors that a row refuses, with the status; other actors are not tried. */
  const expected: Readonly<
    Record<string, Partial<Record<(typeof actors)[number] | 'owner', readonly [number, (people: People) => string]>>>
  > = {
    'POST /jobs': { nurse: [403, () => '/jobs'] },
    'POST /equipment': { nurse: [403, () => '/equipment'] },
    'PUT /equipment/{id}': {
      verified: [404, ({ equipment }) => `/equipment/${equipment}`],
      'another owner': [404, ({ equipment }) => `/equipment/${equipment}`],
      nurse: [403, ({ equipment }) => `/equipment/${equipment}`],
      operator: [404, () => `/equipment/${nowhere}`],
    },
    'POST /jobs/{id}/apply': {
      nurse: [404, () => `/jobs/${nowhere}/apply`],
      owner: [403, ({ job }) => `/jobs/${job}/apply`],
    },
    'PUT /jobs/{id}': {
      nurse: [403, ({ job }) => `/jobs/${job}`],
      'another owner': [403, ({ job }) => `/jobs/${job}`],
      operator: [404, () => `/jobs/${nowhere}`],
    },
    'POST /applications/{id}/move': {
      nurse: [403, ({ receivedApplication }) => `/applications/${receivedApplication}/move`],
      'another owner': [404, ({ receivedApplication }) => `/applications/${receivedApplication}/move`],
      operator: [404, () => `/applications/${nowhere}/move`],
    },
    'POST /applications/move': { nurse: [403, () => '/applications/move'] },
    'POST /applications/{id}/notes': {
      nurse: [403, ({ receivedApplication }) => `/applications/${receivedApplication}/notes`],
      'another owner': [404, ({ receivedApplication }) => `/applications/${receivedApplication}/notes`],
      operator: [404, () => `/applications/${nowhere}/notes`],
    },
    'POST /ai/compliance/monitor': {},
    'PUT /auth/profile': {},
  };

  test('each row that needs a session and takes a body is tried', () => {
    expect(rows.map(({ route }) => `${route.method} ${route.path}`).toSorted()).toEqual(
      Object.keys(expected).toSorted(),
    );
  });

  test.each(rows.map((row) => [`${row.route.method} ${row.route.path}`, row] as const))(
    '%s refuses before it looks at the body or a limit',
    async (name, { route, address }) => {
      const send = async (path: string, token?: string) => {
        for (const body of wrongBodies) {
          const { statusCode, json } = await app.server.inject({
            method: route.method,
            remoteAddress: remoteAddress(),
            url: `/api${path}`,
            headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
            payload: JSON.stringify(body),
          });
          statuses.push(statusCode);
          expect(json().fields).toBeUndefined();
        }
      };
      const statuses: number[] = [];
      await send(address);
      expect(new Set(statuses.splice(0))).toEqual(new Set([401]));
      for (const [actor, refusal] of Object.entries(expected[name] ?? {})) {
        const people = await createPeople(app.db, actor as Actor);
        const [status, path] = refusal;
        await send(path(people), people.self?.token);
        expect(new Set(statuses.splice(0)), actor).toEqual(new Set([status]));
      }
      expect(await asked()).toBe(0);
    },
  );
});

test('nothing that is refused tells how the portal is set up', async () => {
  const people = await createPeople(app.db, 'operator');
  const answers: string[] = [];
  for (const root of mutations) {
    for (const [query, token] of [
      [wrongCall(root, people, 1), people.self?.token],
      [wrongCall(root, people, 1, nowhere), undefined],
    ] as const) {
      answers.push(JSON.stringify(await askGraph(app, query, { token, remoteAddress: remoteAddress() })));
    }
  }
  expect(answers.some((answer) => answer.includes('RateLimitedError'))).toBe(true);
  const settings =
    /RATE_LIMITS|TRUST_PROXY|AUTH_SECRET|DATABASE_URL|PUBLIC_ORIGIN|SMTP_URL|DATA_DIR|rate_limit|limit_asked|process\.env/i;
  expect(answers.filter((answer) => settings.test(answer))).toEqual([]);
});
