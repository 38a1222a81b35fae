import { isIntrospectionType, isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { occupations } from '../../../schema/accounts/profile/occupations.ts';
import { schema } from '../../../schema/index.ts';
import { askGraph, type GraphAnswer } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';
import { anyone, anyoneAtAll, type Policy } from './outcomes.ts';
import { type Actor, actors, createPeople, type People, secretsOf } from './people.ts';
import { policies } from './policies.ts';
import { privateTypes } from './private-types.ts';
import { rowsOfOthers } from './rows-of-others.ts';
import { type RootField, rootFields, typesBelow, wholeOperation } from './whole-operation.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

const isOccupation = (actor: Actor) => occupations.some((occupation) => occupation === actor);
const otherwise: Partial<Record<Actor, keyof Policy>> = { colleague: 'verified', 'former colleague': 'another owner' };
const groupOf = (actor: Actor) => (isOccupation(actor) ? 'member' : actor) as keyof Policy;
const expected = (policy: Policy | undefined, actor: Actor) =>
  policy?.[groupOf(actor)] ?? policy?.[otherwise[actor] ?? groupOf(actor)];
const rowOf = ({ name }: RootField) => policies[name] ?? { policy: anyone };

function operationOf(root: RootField, people: People): string {
  const { given, levels } = rowOf(root);
  return wholeOperation(root, given?.(people) ?? '', levels);
}

function outcomeOf({ field }: RootField, { data, errors }: GraphAnswer): string {
  const answer = data?.[field.name] as { readonly __typename?: string } | null | undefined;
  if (errors?.[0]) {
    return errors[0].extensions.code;
  }
  return answer?.__typename?.endsWith('Error') ? answer.__typename : answer == null ? 'null' : 'answered';
}

/** An answer without what is made by chance and without the occupation. */
function steady(answer: GraphAnswer, { occupation }: People): string {
  return JSON.stringify(answer)
    .replaceAll(/"(accessToken|refreshToken)":"[^"]+"/g, '"$1":"…"')
    .replaceAll(/wlk_[0-9a-f]+/g, 'wlk_…')
    .replaceAll(/whsec_[\w+/=]+/g, 'whsec_…')
    .replaceAll(/[\da-f]{8}-(?!0000-7000-8000)[\da-f-]{27}/g, '…')
    .replaceAll(new RegExp(`(role\\\\*": ?\\\\*")${occupation}`, 'g'), '$1…');
}

interface Told {
  readonly outcome: string;
  readonly answer: string;
  /** Of the others and what they have. */
  readonly isSilent: boolean;
  readonly changesNothing: boolean;
}

/** The people of a question, and the rows of the others before it. */
interface Scene {
  readonly people: People;
  readonly before: string;
}

async function arrange(actor: Actor, roots: readonly RootField[]): Promise<Scene> {
  const people = await createPeople(app.db, actor);
  for (const root of roots) {
    await rowOf(root).arrange?.(app.db, people);
  }
  return { people, before: await rowsOfOthers(app.db, people) };
}

async function ask(root: RootField, { people, before }: Scene): Promise<Told> {
  const answer = await askGraph(app, operationOf(root, people), { token: people.self?.token });
  const whole = JSON.stringify(answer);
  return {
    outcome: outcomeOf(root, answer),
    answer: steady(answer, people),
    isSilent: !secretsOf(people).some((secret) => whole.includes(secret)),
    changesNothing: (await rowsOfOthers(app.db, people)) === before,
  };
}

const queries = rootFields().filter(({ kind }) => kind === 'query');
const mutations = rootFields().filter(({ kind }) => kind === 'mutation');
const toldBy = new Map(rootFields().map(({ name }) => [name, new Map<Actor, Told>()]));

async function askQueries(actor: Actor): Promise<void> {
  const scene = await arrange(actor, queries);
  for (const root of queries) {
    toldBy.get(root.name)?.set(actor, await ask(root, scene));
  }
}

/** Asks every mutation for which it is the actor's turn. Only what has changed nothing leaves its people to the next one. */
async function askMutations(actor: Actor): Promise<void> {
  let scene: Scene | undefined;
  for (const root of mutations.filter((mutation) => actorsOf(mutation).includes(actor))) {
    if (!scene || rowOf(root).arrange) {
      scene = await arrange(actor, [root]);
    }
    const told = await ask(root, scene);
    toldBy.get(root.name)?.set(actor, told);
    const isRefused = told.outcome !== 'answered' && told.outcome !== 'null';
    if (!isRefused || !told.changesNothing || rowOf(root).arrange) {
      scene = undefined;
    }
  }
}

beforeAll(async () => {
  for (const actor of actors) {
    await askQueries(actor);
  }
  // They change the answers for all actors.
  for (const actor of actors) {
    await askMutations(actor);
  }
}, 900_000);

/** On PostgreSQL every actor is tried; on the embedded database, which is slower, some of the seldom refused ones are left out. */
const isWhole = process.env['TEST_DATABASE_URL'] !== undefined;
const OCCUPATIONS_ASKED = isWhole ? 2 : 1;
const strangers: readonly Actor[] = ['anonymous', 'another owner', 'former colleague', 'suspended'];
const INSIDERS_ASKED = isWhole ? actors.length : 1;

/**
 * A mutation that is not refused changes rows, and needs the people anew, which takes longer than all other questions
 * together. So a mutation is asked as all strangers, some of the occupations, and some of the others, each one as the next ones;
 * queries are asked as all of them.
 */
function actorsOf(root: RootField): readonly Actor[] {
  if (root.kind === 'query') {
    return actors;
  }
  const turn = mutations.indexOf(root);
  const asked = new Set([
    ...nextOf(actors.filter(isOccupation), turn, OCCUPATIONS_ASKED),
    ...strangers,
    ...nextOf(
      actors.filter((actor) => !isOccupation(actor) && !strangers.includes(actor)),
      turn,
      INSIDERS_ASKED,
    ),
  ]);
  return actors.filter((actor) => asked.has(actor));
}

function nextOf(all: readonly Actor[], turn: number, count: number): readonly (Actor | undefined)[] {
  const many = Math.min(count, all.length);
  return Array.from({ length: many }, (_, index) => all[(turn * many + index) % all.length]);
}

describe.each([...queries, ...mutations].map((root) => [root.name, root] as const))('%s', (name, root) => {
  test('has a policy, is answered to each as that says, and shows and changes nothing of another', () => {
    const { policy, counts, byOccupation, makesNew } = policies[name] ?? {};
    expect(policy, 'tests/schema/access/policies has no row for it').toBeDefined();
    const asked = actorsOf(root);
    const told = toldBy.get(name) ?? new Map<Actor, Told>();
    const outcomes = Object.fromEntries(asked.map((actor) => [actor, told.get(actor)?.outcome]));
    expect(outcomes).toEqual(Object.fromEntries(asked.map((actor) => [actor, expected(policy, actor)])));

    const knows = policy?.colleague === 'answered' ? ['owner', 'operator', 'colleague'] : ['owner', 'operator'];
    const others = asked.filter((actor) => !knows.includes(actor));
    expect(others.filter((actor) => !told.get(actor)?.isSilent)).toEqual([]);
    expect(others.filter((actor) => !told.get(actor)?.changesNothing)).toEqual([]);
    const isOfAnother =
      root.kind === 'mutation' && !makesNew && [policy?.member, policy?.verified].every((to) => to !== 'answered');
    const changers = (['owner', 'operator'] as const).filter(
      (actor) => asked.includes(actor) && policy?.[actor] === 'answered',
    );
    expect(isOfAnother ? changers.filter((actor) => told.get(actor)?.changesNothing) : []).toEqual([]);

    const answersTo = (some: readonly Actor[]) => [...new Set(some.map((actor) => told.get(actor)?.answer))];
    expect(counts || byOccupation ? ['differs'] : answersTo(asked.filter(isOccupation))).toHaveLength(1);
    if (root.kind === 'query' && policy === anyone && !counts) {
      expect(answersTo(actors.filter((actor) => actor !== 'suspended'))).toHaveLength(1);
    }
  });
});

test('no policy is for an operation that there is not', () => {
  expect(Object.keys(policies).sort()).toEqual(
    rootFields()
      .map(({ name }) => name)
      .sort(),
  );
});

test('what is private is reached by no operation that anyone is answered', () => {
  const open = rootFields().filter((root) => [anyone, anyoneAtAll].includes(rowOf(root).policy));
  const reached = new Set(open.flatMap((root) => [...typesBelow(root)]));
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !isIntrospectionType(type));
  const roots = [schema.getQueryType()?.name, schema.getMutationType()?.name];
  const rest = types.map(({ name }) => name).filter((name) => !reached.has(name) && !roots.includes(name));
  expect(rest.sort()).toEqual([...privateTypes].sort());
});

test('every private field is asked for', async () => {
  const people = await createPeople(app.db, 'owner');
  const asked = new Set<string>();
  for (const root of rootFields()) {
    const types = new TypeInfo(schema);
    const note = () => {
      asked.add(`${types.getParentType()?.name}.${types.getFieldDef()?.name}`);
    };
    visit(parse(operationOf(root, people)), visitWithTypeInfo(types, { Field: note }));
  }
  const fields = privateTypes.flatMap((name) => {
    const type = schema.getType(name);
    return isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${name}.${field}`) : [];
  });
  expect(fields.length).toBeGreaterThan(50);
  expect(fields.filter((field) => !asked.has(field))).toEqual([]);
});
