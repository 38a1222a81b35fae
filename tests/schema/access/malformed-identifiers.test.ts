import { getNamedType, getNullableType, isListType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askGraph, type GraphAnswer } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';
import { createPeople, type People } from './people.ts';
import { policies } from './policies.ts';
import { type RootField, rootFields, wholeOperation } from './whole-operation.ts';

let app: TestApp;
let people: People;
beforeAll(async () => {
  app = await openTestApp();
  // Nothing is refused to them before the identifier is looked at.
  people = await createPeople(app.db, 'operator');
});
afterAll(() => app.close());

const malformed = [
  '',
  ' ',
  'x',
  '0',
  'NaN',
  'null',
  '%00',
  '\u0000',
  '\ud800',
  '99999999999999999999',
  '-1',
  "' or 1=1 --",
  '01a1ede2-6680-790d-b5ad-95077e39d39',
  '01a1ede2-6680-790d-b5ad-95077e39d399 ',
  '{01a1ede2-6680-790d-b5ad-95077e39d399}',
  'a'.repeat(10_000),
];

/** The arguments of a root field that name a record. */
function identifiersOf({ field }: RootField): string[] {
  return field.args.filter(({ type }) => getNamedType(type).name === 'ID').map(({ name }) => name);
}

/** The operation of the table of policies with another identifier, which is sent beside it. */
function operationOf(root: RootField, argument: string): string {
  const { given, levels } = policies[root.name] ?? {};
  const pattern = new RegExp(`\\b${argument}: (?:"[^"]*"|\\[[^\\]]*\\])`);
  const usual = given?.(people) ?? '';
  const type = root.field.args.find(({ name }) => name === argument)?.type;
  const named = `${argument}: ${isListType(getNullableType(type)) ? '[$identifier]' : '$identifier'}`;
  const other = pattern.test(usual) ? usual.replace(pattern, () => named) : `${usual}, ${named}`;
  return wholeOperation(root, other, levels).replace(root.kind, `${root.kind} ($identifier: ID!)`);
}

/** What an answer comes to: a list without rows counts as nothing. */
function outcomeOf({ field }: RootField, { data, errors }: GraphAnswer): string | undefined {
  const answer = data?.[field.name] as { readonly __typename: string; readonly totalCount?: number } | null | undefined;
  return errors?.[0]?.extensions.code ?? (answer?.totalCount === 0 ? undefined : answer?.__typename);
}

const table = rootFields().flatMap((root) =>
  identifiersOf(root).map((argument) => [`${root.name}(${argument})`, root, argument] as const),
);

test('identifiers are asked for', () => {
  expect(table.map(([name]) => name)).toEqual(
    expect.arrayContaining(['Query.job(id)', 'Query.jobApplications(jobId)', 'Mutation.moveApplication(id)']),
  );
});

test.each(table)('%s is of nothing if it is malformed', async (_name, root, argument) => {
  for (const identifier of malformed) {
    const { self } = people;
    const answer = await askGraph(app, operationOf(root, argument), { token: self?.token, variables: { identifier } });
    const outcome = outcomeOf(root, answer);
    // A mutation answers it as an error of its own type; what is BAD_USER_INPUT there, the database has refused.
    const expected =
      root.kind === 'query' ? [undefined, 'NOT_FOUND', 'BAD_USER_INPUT'] : ['NotFoundError', 'ValidationError'];
    expect(expected, `${JSON.stringify(identifier).slice(0, 60)}: ${JSON.stringify(answer).slice(0, 300)}`).toContain(
      outcome,
    );
  }
});
