import { buildSchema, type DocumentNode, parse } from 'graphql';
import { expect, test } from 'vitest';
import { brokenLimits } from '../../server/http/document-limits.ts';
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
function timeOf(document: () => DocumentNode): number {
  const check = createOperationChecks(schema);
  const spent = [1, 2, 3].map(() => {
    const fresh = document();
    const before = process.cpuUsage();
    check(fresh, {});
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...spent);
}

// Each fills the tokens that a document may have. What graphql-js makes of them takes seconds without the limits.
test.each<[string, string]>([
  ['one field', `{ ${'name '.repeat(1_990)} }`],
  ['one field with another argument each', `{ ${times(330, (index) => `name(first: ${index})`)} }`],
  [
    'fragments that overlap',
    `{ ${times(280, (index) => `...F${index}`)} } ${times(280, (index) => `fragment F${index} on Query { name }`)}`,
  ],
  [
    'fragments that each use all before',
    `{ ...F40 } ${times(41, (n) => `fragment F${n} on Query { name ${times(n, (index) => `...F${index}`)} }`)}`,
  ],
  [
    'fragments that each use the next one twice',
    `{ ...F0 } ${chain(150, (next) => `...F${next} ...F${next}`, 'name')}`,
  ],
  ['fields in fields', `{ ${times(20, () => `self { ${times(20, () => 'self { name }')} }`)} }`],
  ['variables', `query (${times(300, (index) => `$v${index}: Int`)}) { name }`],
  ['long names', `{ ${times(60, (index) => `${'n'.repeat(10_000)}${index}`)} }`],
])('%s: checked in the time that a parse takes', (_, query) => {
  expect(timeOf(() => parse(query))).toBeLessThan(100);
});
