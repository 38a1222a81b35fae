import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { documentLimitRules } from '../../server/http/document-limits.ts';

// The graph of this release does not hold itself, so the depth is tried on a schema that does.
const schema = buildSchema('type Query { self: Query! name: String! }');

const problems = (query: string) => validate(schema, parse(query), documentLimitRules).map(({ message }) => message);

const nested = (levels: number): string => (levels === 1 ? 'name' : `self { ${nested(levels - 1)} }`);

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
  const often = (count: number) => Array.from({ length: count }, (_, index) => `a${index}: __schema { description }`);
  expect(problems(`{ ${often(3).join(' ')} }`)).toEqual([]);
  expect(problems(`{ ${often(4).join(' ')} }`)).toEqual([
    'The query asks for the schema too often: 3 times are allowed.',
  ]);
  expect(problems(`{ ${often(16).join(' ')} }`)).toContain('The query has too many aliases: 15 aliases are allowed.');
});

test('fragments that use each other twice are measured without doubling the work', () => {
  const count = 60;
  const chain = Array.from(
    { length: count },
    (_, index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`,
  );
  // Doubled 60 times the work would not end within the test's life.
  expect(problems(`{ ...F0 } ${chain.join(' ')} fragment F${count} on Query { a: name }`)).toEqual([
    'The query has too many aliases: 15 aliases are allowed.',
    'The query has too many root fields: 20 fields are allowed.',
  ]);
});

test('a fragment inside itself ends', () => {
  expect(problems('{ ...A } fragment A on Query { self { ...A } }')).toEqual([]);
});
