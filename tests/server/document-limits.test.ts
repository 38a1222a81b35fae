import { buildSchema, type DocumentNode, getIntrospectionQuery, parse } from 'graphql';
import { expect, test } from 'vitest';
import { schema as portal } from '../../schema/index.ts';
import { brokenLimits, documentLimits } from '../../server/http/document-limits.ts';
import { createOperationChecks } from '../../server/http/operation-checks.ts';

// The graph of this release does not hold itself, so the depth is tried on a schema that does.
const schema = buildSchema('type Query { self: Query! name(first: Int): String! }');

const problems = (query: string) => brokenLimits(parse(query)).map(({ message }) => message);

const nested = (levels: number): string => (levels === 1 ? 'name' : `self { ${nested(levels - 1)} }`);
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

test('12 levels are allowed, 13 are not', () => {
  expect(problems(`{ ${nested(12)} }`)).toEqual([]);
  expect(problems(`{ ${nested(13)} }`)).toEqual(['The query is nested too deeply: 12 levels are allowed.']);
});

test('levels inside fragments count from where the fragment stands', () => {
  const fragment = `fragment Deep on Query { ${nested(7)} }`;
  expect(problems(`{ self { self { self { self { self { ...Deep } } } } } } ${fragment}`)).toEqual([]);
  expect(problems(`{ self { self { self { self { self { self { ...Deep } } } } } } } ${fragment}`)).toHaveLength(1);
});

test('introspection does not count', () => {
  expect(problems(`{ __schema { types { ${'ofType { '.repeat(20)}name${' }'.repeat(20)} } } }`)).toEqual([]);
});

test('introspection counts in everything but depth, and may be asked for 3 times', () => {
  const often = (count: number) => times(count, (index) => `a${index}: __schema { description }`);
  expect(problems(`{ ${often(3)} }`)).toEqual([]);
  expect(problems(`{ ${often(4)} }`)).toEqual(['The query asks for the schema too often: 3 times are allowed.']);
  expect(problems(`{ ${often(16)} }`)).toContain('The query has too many aliases: 15 aliases are allowed.');
});

test('introspection costs what it answers: the usual question half of what is allowed, and no amount of aliases more', () => {
  const check = createOperationChecks(portal);
  const ask = (query: string) => check(parse(query), {});
  const usual = ask(
    getIntrospectionQuery({ inputValueDeprecation: true, schemaDescription: true, specifiedByUrl: true }),
  );
  expect(usual.problems).toEqual([]);
  expect(usual.cost).toBeGreaterThan(500);
  expect(usual.cost).toBeLessThan(documentLimits.cost / 2);
  const fields = times(14, (index) => `a${index}: fields { type { name fields { name description type { name } } } }`);
  for (const query of [
    `{ __schema { types { ${fields} } } }`,
    `{ ...Asked } fragment Asked on Query { ... { __schema { types { ...Fields } } } } fragment Fields on __Type { ${fields} }`,
  ]) {
    expect(ask(query).problems[0]?.message).toMatch(/^The query costs \d+ points, and 5000 points are allowed/);
  }
  expect(ask('{ __type(name: "Job") { name } }').cost).toBeLessThan(3);
});

test('the same field may stand at one place 20 times, however it comes there', () => {
  const refusal = ['The query repeats a field too often: 20 times are allowed.'];
  const selves = (count: number) => times(count, () => 'self { name }');
  expect(problems(`{ ${selves(20)} }`)).toEqual([]);
  expect(problems(`{ self { ${selves(21)} } }`)).toEqual(refusal);
  expect(problems(`{ self { ${times(21, () => '... on Query { name }')} } }`)).toEqual(refusal);
  const fragments = (count: number) => times(count, (index) => `fragment F${index} on Query { name }`);
  expect(problems(`{ self { ${times(21, (index) => `...F${index}`)} } } ${fragments(21)}`)).toEqual(refusal);
  // Fields that stand below the same field twice are merged, and compared.
  expect(problems(`{ self { ${times(11, () => 'name')} } self { ${times(10, () => 'name')} } }`)).toEqual(refusal);
  expect(problems(`{ name } fragment Unused on Query { ${times(21, () => 'name')} }`)).toEqual(refusal);
});

test('a fragment that contains itself is refused', () => {
  const refusal = ['A fragment of the query contains itself.'];
  expect(problems('{ ...A } fragment A on Query { self { ...A } }')).toEqual(refusal);
  expect(problems('{ name } fragment A on Query { ...B } fragment B on Query { name ...A }')).toEqual(refusal);
});

const chain = (count: number, spread: (index: number) => string, last: string) =>
  `${times(count, (index) => `fragment F${index} on Query { ${spread(index + 1)} }`)} fragment F${count} on Query { ${last} }`;

test.each([
  ['a field', 'name'],
  ['an alias', 'a: name'],
  ['a fragment that there is not', '...Nothing'],
])('30 fragments that each use the next one twice, and the last %s, are refused', (_, last) => {
  expect(problems(`{ ...F0 } ${chain(30, (next) => `...F${next} ...F${next}`, last)}`)).toContain(
    'The query has too many fields and fragments: 2,000 of them are allowed.',
  );
});

/** Processor time of the checks of a document that was never seen before, the least of three, in milliseconds. */
function timeOf(parsed: () => DocumentNode): number {
  const check = createOperationChecks(schema);
  const spent = [1, 2, 3].map(() => {
    const document = parsed();
    const before = process.cpuUsage();
    check(document, {});
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...spent);
}

const fragments = (count: number, fields: string) =>
  times(count, (index) => `fragment F${index} on Query { ${fields} }`);
const spreads = (count: number) => times(count, (index) => `...F${index}`);
const repeats = 'The query repeats a field too often: 20 times are allowed.';
const wide = 'The query has too many fields and fragments: 2,000 of them are allowed.';

// Each nearly fills the tokens that a document may have, below one root field, so that no limit of root fields ends it early.
// Without its own limit graphql-js takes up to seconds for it.
test.each<[name: string, message: string | undefined, query: string]>([
  ['one field', repeats, `{ self { ${'name '.repeat(1_900)} } }`],
  ['one field with another argument each', repeats, `{ self { ${times(280, (index) => `name(first: ${index})`)} } }`],
  ['fragments that overlap', repeats, `{ self { ${spreads(190)} } } ${fragments(190, 'name')}`],
  [
    'fragments that each use all before',
    wide,
    `{ self { ...F24 } } ${times(25, (n) => `fragment F${n} on Query { name ${spreads(n)} }`)}`,
  ],
  [
    'fragments that each use the next one twice',
    wide,
    `{ self { ...F0 } } ${chain(140, (next) => `...F${next} ...F${next}`, 'name')}`,
  ],
  ['fields in fields', repeats, `{ self { ${times(20, () => `self { ${times(15, () => 'self { name }')} }`)} } }`],
  [
    'as many fields as may be repeated',
    undefined,
    `{ self { ${times(90, (index) => times(20, () => `n${index}`))} } }`,
  ],
  ['variables', 'Variable "$v0" is never used.', `query (${times(390, (index) => `$v${index}: Int`)}) { name }`],
  ['long names', undefined, `{ self { ${times(80, (index) => `${'n'.repeat(10_000)}${index}`)} } }`],
])('%s: checked in little more than the time of a parse', (_, message, query) => {
  const parsed = () => parse(query, { maxTokens: documentLimits.tokens });
  const [first] = createOperationChecks(schema)(parsed(), {}).problems;
  expect(first?.message).toMatch(message ?? /^Cannot query field "n/);
  expect(timeOf(parsed)).toBeLessThan(250);
});
