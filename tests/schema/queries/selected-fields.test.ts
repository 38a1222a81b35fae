import { buildSchema, execute, type GraphQLResolveInfo, parse } from 'graphql';
import { expect, test } from 'vitest';
import { selectedFields } from '../../../schema/queries/selected-fields.ts';

const schema = buildSchema('type Query { list: Row! } type Row { id: ID title: String place: Row pay: Row }');

/** The fields that are selected below `list`, as its resolver is told. */
async function selected(
  document: ReturnType<typeof parse>,
  variables: Record<string, unknown> = {},
): Promise<string[]> {
  let names: ReadonlySet<string> = new Set();
  const list = (_arguments: unknown, _context: unknown, info: GraphQLResolveInfo) => {
    names = selectedFields(info);
    return {};
  };
  const { errors } = await execute({ schema, document, rootValue: { list }, variableValues: variables });
  expect(errors).toBeUndefined();
  return [...names].sort();
}

test('names fields at any depth, alone and behind the field that they stand in', async () => {
  const document = parse('{ list { id place { ...Name } } } fragment Name on Row { title ... on Row { pay { id } } }');
  expect(await selected(document)).toEqual(
    ['id', 'list.id', 'list.place', 'pay', 'pay.id', 'place', 'place.pay', 'place.title', 'title'].sort(),
  );
});

test('a fragment that stands in two fields counts in both', async () => {
  const document = parse('{ list { place { ...Name } pay { ...Name } } } fragment Name on Row { title }');
  expect(await selected(document)).toEqual(expect.arrayContaining(['place.title', 'pay.title']));
});

test('a field that stands twice is read for both, whichever of them was left out before', async () => {
  const document = parse('query ($more: Boolean!) { list { id } list @include(if: $more) { title } }');
  expect(await selected(document, { more: false })).toEqual(['id', 'list.id']);
  expect(await selected(document, { more: true })).toEqual(['id', 'list.id', 'list.title', 'title']);
  expect(await selected(document, { more: false })).toEqual(['id', 'list.id']);
});

test('fragments that each use the next one twice cost what as many fields cost', async () => {
  const count = 60;
  const chain = Array.from({ length: count }, (_, n) => `fragment F${n} on Row { ...F${n + 1} ...F${n + 1} }`);
  // Doubled 60 times the work would not end within the test's life.
  const document = parse(`{ list { ...F0 } } ${chain.join(' ')} fragment F${count} on Row { id }`);
  expect(await selected(document)).toEqual(['id', 'list.id']);
});
