import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { createDeprecatedUse } from '../../server/http/deprecated-use.ts';
import { deprecationHeaders } from '../../server/http/deprecation-headers.ts';
import { deprecatingSchema } from '../support/deprecating-schema.ts';

const instead = 'Ask otherwise.';
const schema = deprecatingSchema(
  `
  type Query { tools(filter: Filter, sort: Sort, old: Int, kinds: [Kind!]): [Tool!]! gone: Int }
  type Tool { id: ID! label: String! maker(short: Boolean): String! }
  input Filter { name: String former: String inner: [Inner!] }
  input Inner { deep: Int kind: Kind }
  enum Kind { HAND POWER }
  enum Sort { NAME AGE }
  `,
  {
    'Query.gone': { instead, since: '2026-03-01', sunset: '2026-12-01' },
    'Query.tools(old:)': { instead, since: '2026-02-01' },
    'Tool.label': { instead, since: '2026-01-01', sunset: '2027-01-01' },
    'Tool.maker(short:)': { instead, since: '2026-01-02' },
    'Filter.former': { instead, since: '2026-01-03' },
    'Inner.deep': { instead, since: '2026-01-04' },
    'Kind.POWER': { instead, since: '2026-01-05' },
  },
);
const use = createDeprecatedUse(schema);

const operations: readonly (readonly [source: string, variables: object, used: readonly string[]])[] = [
  ['{ tools { id } }', {}, []],
  ['{ tools(sort: AGE, kinds: [HAND]) { id } }', {}, []],
  ['{ gone }', {}, ['Query.gone']],
  ['{ tools { ...A } } fragment A on Tool { b: label ... on Tool { label } }', {}, ['Tool.label']],
  ['{ tools { maker(short: true) } }', {}, ['Tool.maker(short:)']],
  ['query ($o: Int) { tools(old: $o) { id } }', {}, []],
  ['query ($o: Int) { tools(old: $o) { id } }', { o: null }, ['Query.tools(old:)']],
  [
    '{ tools(filter: { former: "a", inner: { deep: 1, kind: POWER } }) { id } }',
    {},
    ['Filter.former', 'Inner.deep', 'Kind.POWER'],
  ],
  ['query ($f: Filter) { tools(filter: $f) { id } }', { f: { name: 'a', inner: [{ kind: 'HAND' }] } }, []],
  [
    'query ($f: Filter) { tools(filter: $f) { id } }',
    { f: { inner: [null, { deep: 1 }, { kind: 'POWER' }] } },
    ['Inner.deep', 'Kind.POWER'],
  ],
  ['query ($k: [Kind!]) { tools(kinds: $k) { id } }', { k: 'POWER' }, ['Kind.POWER']],
  ['query ($k: [Kind!] = [POWER]) { tools(kinds: $k) { id } }', {}, ['Kind.POWER']],
  ['query ($f: Filter) { tools(filter: $f) { label } }', { f: { former: '' } }, ['Tool.label', 'Filter.former']],
];

test.each(operations)('%s with %o uses what is deprecated', (source, variables, used) => {
  const document = parse(source);
  expect(validate(schema, document)).toEqual([]);
  const elements = () => use.of(document, variables as Record<string, unknown>).map(({ element }) => element);
  expect(elements()).toEqual(used);
  // What was found out about the document is kept.
  expect(elements()).toEqual(used);
});

test('what is selected is not the choice of who gives the variables', () => {
  const document = parse('query ($f: Filter) { tools(filter: $f) { label } }');
  expect(use.given(document, {})).toEqual([]);
  expect(use.given(document, { f: { former: 'a' } }).map(({ element }) => element)).toEqual(['Filter.former']);
});

test('the headers say the earliest days, and lead to the page that tells more', () => {
  const of = (...used: Parameters<typeof deprecationHeaders>[0]) => Object.fromEntries(deprecationHeaders(used));
  expect(of()).toEqual({});
  expect(of({ instead, since: '2026-03-01' })).toEqual({
    deprecation: '@1772323200',
    link: '</api-reference#versions>; rel="deprecation"; type="text/html"',
  });
  expect(
    of({ instead, since: '2026-03-01', sunset: '2027-06-30' }, { instead, since: '2026-03-02', sunset: '2027-06-01' }),
  ).toEqual({
    deprecation: '@1772323200',
    sunset: 'Tue, 01 Jun 2027 00:00:00 GMT',
    link: '</api-reference#versions>; rel="deprecation"; type="text/html", </api-reference#versions>; rel="sunset"; type="text/html"',
  });
});
