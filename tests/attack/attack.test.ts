import { isEnumType, isInputType, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../../schema/index.ts';
import { inputPlaces } from '../support/input-places.ts';
import { attacks } from './attacks.ts';
import { example, requestWith } from './example-values.ts';
import { readOptions } from './options.ts';
import { faultsOf, type Outcome, tableOf } from './report.ts';
import { type Person, Target } from './target.ts';

const person: Person = { email: 'person@example.com', password: 'none', token: '', cookies: '' };
const MEGABYTE = 1_000_000;
const held: Outcome = {
  attack: 'none',
  statuses: new Map([
    [200, 2],
    [503, 1],
  ]),
  health: { longest: 999, statuses: new Map([[200, 20]]) },
  before: 100 * MEGABYTE,
  peak: 300 * MEGABYTE,
  after: 200 * MEGABYTE,
  crashed: false,
  hasRecovered: true,
  milliseconds: 1_000,
  faults: [],
};

test('nothing but this machine is attacked', () => {
  for (const origin of ['http://127.0.0.1:4000', 'http://[::1]:4000', 'http://localhost:4000']) {
    expect(new Target(origin, person).origin.port).toBe('4000');
  }
  for (const origin of ['http://192.0.2.1', 'https://portal.example', 'http://127.0.0.1.example', 'http://10.0.0.1']) {
    expect(() => new Target(origin, person)).toThrow('is not an address of this machine');
  }
});

test.each<[string, Partial<Outcome>, RegExp]>([
  ['a pause', { health: { longest: 1_001, statuses: new Map() } }, /took 1001 ms/],
  ['a crash', { crashed: true }, /ended/],
  ['a process that hangs', { hasRecovered: false }, /did not recover/],
  ['a failure', { statuses: new Map([[500, 1]]) }, /answered 500/],
  ['a failure of /health', { health: { longest: 1, statuses: new Map([[504, 1]]) } }, /answered 504/],
  ['memory', { after: 701 * MEGABYTE }, /701 MB/],
  ['anything else', { faults: ['a session goes on'] }, /a session goes on/],
])('%s is a fault', (_, differently, words) => {
  expect(faultsOf(held, 'postgres')).toEqual([]);
  const outcome = { ...held, ...differently };
  expect(faultsOf(outcome, 'postgres')).toEqual([expect.stringMatching(words)]);
  expect(tableOf([outcome], 'postgres')).toMatch(/FAILED/);
});

test('every argument of the graph is found, with a document that the schema takes', () => {
  const places = inputPlaces();
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  const withArguments = fields.filter(({ args }) => args.length > 0).map(({ name }) => name);
  const found = places.filter(({ below }) => below.length === 0).map(({ root }) => root.field.name);
  expect([...new Set(found)].sort()).toEqual(withArguments.sort());
  const lists = places.filter(({ kind, item }) => kind === 'list' && isEnumType(schema.getType(item)));
  expect(lists.length).toBeGreaterThan(3);
  for (const place of places) {
    const type = schema.getType(place.item);
    const { query } = requestWith(place, isInputType(type) && example(type));
    expect(validate(schema, parse(query)), query).toEqual([]);
  }
});

test('attacks have names of their own, and the command line is checked', () => {
  expect(new Set(attacks.map(({ name }) => name)).size).toBe(attacks.length);
  expect(readOptions(['--only', 'costs', '--database', 'embedded', '--requests', '5'])).toEqual({
    only: 'costs',
    databases: ['embedded'],
    requests: 5,
    seconds: 10,
  });
  expect(() => readOptions(['--database', 'sqlite'])).toThrow("it was given 'sqlite'");
  expect(() => readOptions(['--requests', '0'])).toThrow('--requests takes whole numbers');
});
