import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

/** A value of a root field's arguments that a client sets: the argument, then the names of input fields. */
export interface InputPlace {
  readonly operation: 'query' | 'mutation';
  readonly field: GraphQLField<unknown, unknown>;
  readonly path: readonly string[];
  /** The type at the end of the path, without 'required' and 'list'. */
  readonly type: GraphQLInputType;
  readonly isList: boolean;
}

const DEEPEST = 4;

/** Every place at which a client sends a value, found from the schema. */
export function inputPlaces(schema: GraphQLSchema): InputPlace[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  return roots.flatMap(([operation, root]) =>
    Object.values(root?.getFields() ?? {}).flatMap((field) =>
      field.args.flatMap((argument) =>
        leaves(argument.type, [argument.name]).map((leaf) => ({ operation, field, ...leaf })),
      ),
    ),
  );
}

function leaves(
  type: GraphQLInputType,
  path: readonly string[],
  isList = false,
): Omit<InputPlace, 'operation' | 'field'>[] {
  if (isNonNullType(type)) {
    return leaves(type.ofType as GraphQLInputType, path, isList);
  }
  if (isListType(type)) {
    return leaves(type.ofType as GraphQLInputType, path, true);
  }
  if (isInputObjectType(type) && path.length < DEEPEST) {
    const inner = Object.values(type.getFields()).flatMap((field) => leaves(field.type, [...path, field.name]));
    return isList ? [{ path, type, isList }, ...inner] : inner;
  }
  return [{ path, type, isList }];
}

/** A document for the place's field, and variables that have the value there and the least that must be elsewhere. */
export function requestWith(place: InputPlace, value: unknown): { query: string; variables: Record<string, unknown> } {
  const { operation, field, path } = place;
  const wanted = field.args.filter(({ name, type }) => name === path[0] || isNonNullType(type));
  const variables = Object.fromEntries(
    wanted.map((argument) => [argument.name, valueFor(argument, path, value)] as const),
  );
  const declared = wanted.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const given = wanted.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isObject(field) ? ' { __typename }' : '';
  return { query: `${operation} (${declared}) { ${field.name}(${given})${selection} }`, variables };
}

function isObject({ type }: GraphQLField<unknown, unknown>): boolean {
  return !/^(?:\[)?(?:String|Int|Float|Boolean|ID|Date|DateTime)\b/.test(String(type));
}

function valueFor({ name, type }: GraphQLArgument, path: readonly string[], value: unknown): unknown {
  return name === path[0] ? placed(type, path.slice(1), value) : least(type);
}

function placed(type: GraphQLInputType, path: readonly string[], value: unknown): unknown {
  if (isNonNullType(type)) {
    return placed(type.ofType as GraphQLInputType, path, value);
  }
  const [name, ...rest] = path;
  if (isListType(type)) {
    return name === undefined ? value : [placed(type.ofType as GraphQLInputType, path, value)];
  }
  if (name === undefined || !isInputObjectType(type)) {
    return value;
  }
  const fields = Object.values(type.getFields());
  return Object.fromEntries(
    fields.flatMap((field) => {
      const isNamed = field.name === name;
      const inner = isNamed ? placed(field.type, rest, value) : least(field.type);
      return inner === undefined ? [] : [[field.name, inner]];
    }),
  );
}

/** The least that the type takes: nothing where nothing is required. */
function least(type: GraphQLInputType): unknown {
  return isNonNullType(type) ? example(type.ofType as GraphQLInputType) : undefined;
}

/** A value of the type. */
export function example(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) {
    return example(type.ofType as GraphQLInputType);
  }
  if (isListType(type)) {
    return [example(type.ofType as GraphQLInputType)];
  }
  if (isEnumType(type)) {
    return type.getValues()[0]?.name;
  }
  if (isInputObjectType(type)) {
    return Object.fromEntries(
      Object.values(type.getFields()).flatMap((field) => {
        const value = least(field.type);
        return value === undefined ? [] : [[field.name, value]];
      }),
    );
  }
  const scalars: Readonly<Record<string, unknown>> = {
    Int: 1,
    Float: 1,
    Boolean: true,
    ID: '01a1ede2-6680-790d-b5ad-95077e39d315',
    Date: '2026-12-04',
    DateTime: '2026-12-04T12:00:00Z',
  };
  return scalars[String(type)] ?? 'text';
}
