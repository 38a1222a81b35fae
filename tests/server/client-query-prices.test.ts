import { globSync, readFileSync } from 'node:fs';
import {
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type NamedTypeNode,
  parse,
  typeFromAST,
  visit,
} from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../../schema/index.ts';
import { createOperationChecks } from '../../server/http/operation-checks.ts';

/** As many rows as a page of the client asks for at once. */
const MOST_ROWS = 10;

const definitions = globSync('client/**/*.graphql').flatMap((path) => parse(readFileSync(path, 'utf8')).definitions);
const fragments = new Map(
  definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
);
const operations = definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [one] : []));

/** The fragments that a definition spreads, and those that these spread. */
function spreadIn(definition: DefinitionNode, found = new Set<string>()): Set<string> {
  visit(definition, {
    FragmentSpread({ name: { value } }) {
      const fragment = fragments.get(value);
      if (fragment && !found.has(value)) {
        found.add(value);
        spreadIn(fragment, found);
      }
    },
  });
  return found;
}

/** Asks for the name of each type, as the client does. */
function withTypeNames(document: DocumentNode): DocumentNode {
  const typeName: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };
  return visit(document, {
    SelectionSet: (node, _key, parent) => {
      const isRoot = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      return isRoot ? undefined : { ...node, selections: [...node.selections, typeName] };
    },
  });
}

/** The least value of a type; of a number of rows the most. */
function valueFor(type: GraphQLInputType): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [];
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  if (isInputObjectType(bare)) {
    const required = Object.values(bare.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(required.map((field) => [field.name, valueFor(field.type)]));
  }
  return (
    { Int: MOST_ROWS, Float: 1, Boolean: true, Date: '2026-11-20', DateTime: '2026-11-20T09:30:00.000Z' }[bare.name] ??
    'x'
  );
}

test('the client has queries', () => {
  expect(operations.length).toBeGreaterThan(30);
});

test.each(operations.map((operation) => [operation.name?.value, operation] as const))(
  '%s is within the price that is allowed',
  (_name, operation) => {
    const spread = [...spreadIn(operation)].flatMap((name) => fragments.get(name) ?? []);
    const document = withTypeNames({ kind: Kind.DOCUMENT, definitions: [operation, ...spread] });
    const variables = Object.fromEntries(
      (operation.variableDefinitions ?? []).flatMap(({ variable: { name }, type: node }) => {
        const type = typeFromAST(schema, node as NamedTypeNode) as GraphQLInputType;
        // A page is asked for from its start.
        const isAsked = isNonNullType(type) || name.value === 'first';
        return isAsked ? [[name.value, valueFor(type)]] : [];
      }),
    );
    const { problems, cost } = createOperationChecks(schema)(document, variables);
    expect(problems.map(({ message }) => message)).toEqual([]);
    expect(cost).toBeGreaterThan(0);
  },
);
