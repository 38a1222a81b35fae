import { buildSchema, type FieldNode, isEnumType, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema as portal } from '../../schema/index.ts';
import { type Answer, answerOf } from '../../server/rest/engine/answer.ts';
import { exampleOf } from '../../server/rest/engine/answer-example.ts';
import { type Components, schemaOf } from '../../server/rest/engine/answer-schema.ts';
import { wordsOf } from '../../server/rest/engine/graph-values.ts';
import { inputsOf, operationOf } from '../../server/rest/engine/operation-inputs.ts';
import { asValue, last, leaveOutNull, nest, type Presentation, spread } from '../../server/rest/engine/presentation.ts';

const schema = buildSchema(`
  type Query {
    "One tool."
    tool(id: ID!): Tool
    "All tools."
    tools(kind: Kind = HAND): [Tool!]!
    "Tools by page."
    toolPage(first: Int): ToolConnection!
  }
  type Mutation { makeTool(input: ToolInput!): MakeToolResult! }
  input ToolInput { "Its name." name: String! kind: Kind }
  union MakeToolResult = ToolPayload | Refused
  type ToolPayload { tool: Tool! }
  interface Error { message: String! }
  type Refused implements Error { message: String! }
  type ToolConnection { nodes: [Tool!]! totalCount: Int! pageInfo: PageInfo! correction: Correction }
  type Correction { search: String! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  enum Kind { HAND WITH_POWER }
  "What one works with."
  type Tool { "Its name." name: String! kind: Kind maker: Maker! note: String madeAt: DateTime }
  "Who makes tools."
  type Maker { name: String! town: String }
  scalar DateTime
`);

function answered(source: string, presentation: Presentation = {}): Answer & { components: Components; json: object } {
  const document = parse(source);
  const operation = operationOf(document);
  const root = schema.getRootType(operation.operation);
  if (!root) {
    throw new Error('no root');
  }
  const answer = answerOf(document, root, operation.selectionSet.selections[0] as FieldNode, presentation, undefined);
  const components: Components = {};
  return { ...answer, components, json: schemaOf(answer.shape, components) };
}

const maker = { name: 'Forge', town: null };

describe('an answer', () => {
  it('is the selection, with the words of enums, in its order', () => {
    const { present, json } = answered('query q { tool(id: 1) { kind called: name maker { town } } }');
    const shown = present({ tool: { kind: 'WITH_POWER', called: 'Saw', maker } });
    expect(JSON.stringify(shown)).toBe('{"kind":"with-power","called":"Saw","maker":{"name":"Forge","town":null}}');
    expect(json).toMatchObject({
      description: 'What one works with.',
      required: ['kind', 'called', 'maker'],
      properties: {
        kind: { type: ['string', 'null'], enum: ['hand', 'with-power', null] },
        called: { type: 'string', description: 'Its name.' },
        maker: { type: 'object', properties: { town: { type: ['string', 'null'] } } },
      },
    });
  });

  it('is nothing if the graph answers null', () => {
    expect(answered('query q { tool(id: 1) { kind } }').present({ tool: null })).toBeUndefined();
    expect(answered('query q { tool(id: 1) { name } }').present({ tool: null })).toBeUndefined();
  });

  it('refers to a fragment that is selected alone, and takes in one that is not', () => {
    const { json, components } = answered(`query q { tools { ...Detail } }
      fragment Plain on Tool { name }
      fragment Detail on Tool { ...Plain note }`);
    expect(json).toMatchObject({ properties: { tools: { items: { $ref: '#/components/schemas/Detail' } } } });
    expect(Object.keys(components)).toEqual(['Detail']);
    expect(components['Detail']).toMatchObject({ required: ['name', 'note'] });
  });

  it('is a list under the name of its field, and a page with the cursor of the next one', () => {
    expect(answered('query q { some: tools { name } }').present({ some: [{ name: 'Saw' }] })).toEqual({
      some: [{ name: 'Saw' }],
    });
    const { present, json } = answered(
      'query q { some: toolPage { nodes { name } totalCount pageInfo { hasNextPage endCursor } } }',
    );
    const data = (hasNextPage: boolean) => ({ nodes: [], totalCount: 0, pageInfo: { hasNextPage, endCursor: 'x' } });
    expect(present({ some: data(true) })).toEqual({ some: [], total: 0, nextCursor: 'x' });
    expect(present({ some: data(false) })).toEqual({ some: [], total: 0, nextCursor: null });
    expect(json).toMatchObject({ required: ['some', 'total', 'nextCursor'] });
  });

  it('of a page says what was searched for instead, where that is selected', () => {
    const { present, json } = answered(
      'query q { some: toolPage { nodes { name } totalCount correction { search } } }',
    );
    expect(present({ some: { nodes: [], totalCount: 0, correction: { search: 'saw' } } })).toEqual({
      some: [],
      total: 0,
      correctedSearch: 'saw',
    });
    expect(present({ some: { nodes: [], totalCount: 0, correction: null } })).toEqual({
      some: [],
      total: 0,
      correctedSearch: null,
    });
    expect(json).toMatchObject({ properties: { correctedSearch: { type: ['string', 'null'] } } });
  });

  it('of a mutation is the one object of its payload', () => {
    const { present, json } = answered(`mutation m { makeTool(input: {}) {
      __typename ... on ToolPayload { tool { name } } ... on Error { message } } }`);
    expect(present({ makeTool: { __typename: 'ToolPayload', tool: { name: 'Saw' } } })).toEqual({ name: 'Saw' });
    expect(json).toMatchObject({ required: ['name'] });
  });

  it('has an example for every field, given or of its kind', () => {
    const { shape } = answered('query q { tools { name kind maker { name town } note madeAt } }');
    expect(exampleOf(shape, { Tool: { name: 'Saw', kind: 'with-power' }, Maker: { name: 'Forge' } })).toEqual({
      tools: [{ name: 'Saw', kind: 'with-power', maker, note: null, madeAt: null }],
    });
  });
});

describe('a change of form applies to data and schema alike', () => {
  const source = 'query q { tool(id: 1) { name maker { town } note } }';
  const data = { tool: { name: 'Saw', maker: { town: null }, note: null } };

  it.each<[string, Presentation, object, readonly string[]]>([
    ['asValue', { Tool: [asValue('maker')] }, { name: 'Saw', maker: null, note: null }, ['name', 'maker', 'note']],
    ['spread', { Tool: [spread('maker')] }, { name: 'Saw', town: null, note: null }, ['name', 'town', 'note']],
    ['leaveOutNull', { Tool: [leaveOutNull('note')] }, { name: 'Saw', maker: { town: null } }, ['name', 'maker']],
    ['last', { Tool: [last('name')] }, { maker: { town: null }, note: null, name: 'Saw' }, ['maker', 'note', 'name']],
    [
      'nest',
      { Tool: [nest('maker', { remark: 'note' })] },
      { name: 'Saw', maker: { town: null, remark: null } },
      ['name', 'maker'],
    ],
    [
      'nest into an object of its own',
      { Tool: [nest('about', { remark: 'note' }, 'What is said of it.')] },
      { name: 'Saw', maker: { town: null }, about: { remark: null } },
      ['name', 'maker', 'about'],
    ],
  ])('%s', (_name, presentation, shown, required) => {
    const { present, json } = answered(source, presentation);
    expect(JSON.stringify(present(data))).toBe(JSON.stringify(shown));
    expect(json).toMatchObject({ required });
  });

  it('is refused if it names what is not selected', () => {
    expect(() => answered(source, { Tool: [asValue('price')] })).toThrow('price');
  });
});

it('an operation is asked with its variables and the fields of its input, as the graph describes them', () => {
  const asked = (source: string) => {
    const operation = operationOf(parse(source));
    const root = schema.getRootType(operation.operation);
    return root ? inputsOf(root, operation) : [];
  };
  expect(asked('query some($kind: Kind) { tools(kind: $kind) { name } }')).toMatchObject([
    { variable: 'kind', otherwise: 'hand', isRequired: false },
  ]);
  expect(asked('mutation make($input: ToolInput!) { makeTool(input: $input) { __typename } }')).toMatchObject([
    { variable: 'name', owner: 'ToolInput', within: 'input', description: 'Its name.', isRequired: true },
    { variable: 'kind', isRequired: false },
  ]);
  expect(() => asked('query lost($kind: Kind) { tools { name } }')).toThrow('$kind');
});

it('no two values of an enum have one word', () => {
  const enums = Object.values(portal.getTypeMap()).filter(isEnumType);
  expect(enums.length).toBeGreaterThan(20);
  for (const type of enums) {
    const words = Object.values(wordsOf(type)).map((word) => word.toLowerCase());
    expect(new Set(words).size, type.name).toBe(words.length);
  }
});
