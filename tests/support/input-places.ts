import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import { type RootField, rootFields, wholeCall } from '../schema/access/whole-operation.ts';

/** A place of an operation's input that takes a text, another single value, or a list. */
export interface InputPlace {
  readonly name: string;
  readonly root: RootField;
  /** Names of the fields between the root field and the one with the argument. */
  readonly below: readonly string[];
  readonly argument: string;
  readonly type: string;
  /** Where in the argument's value it is. */
  readonly path: readonly (string | number)[];
  readonly kind: 'text' | 'value' | 'list';
  /** Name of the type of the value, or of the list's items. */
  readonly item: string;
}

type Field = RootField['field'];

/** Every place of every argument in the schema, those of fields below the roots too. */
export function inputPlaces(): InputPlace[] {
  return rootFields().flatMap((root) => [
    ...root.field.args.flatMap((argument) => placesOf(root, [], argument)),
    ...fieldsBelow(root).flatMap(({ below, field }) =>
      field.args.flatMap((argument) => placesOf(root, below, argument)),
    ),
  ]);
}

function placesOf(root: RootField, below: readonly string[], { name, type }: Field['args'][number]): InputPlace[] {
  const called = [root.name, ...below].join('.');
  const within = (inner: GraphQLInputType, path: InputPlace['path']): InputPlace[] => {
    const nullable = getNullableType(inner);
    const item = getNamedType(inner).name;
    const place = { root, below, argument: name, type: String(type), path, item };
    const words = { ...place, name: `${called}(${[name, ...path].join('.')})` };
    if (isListType(nullable)) {
      return [{ ...words, kind: 'list' }, ...within(nullable.ofType, [...path, 0])];
    }
    if (isInputObjectType(nullable)) {
      return Object.values(nullable.getFields()).flatMap((field) => within(field.type, [...path, field.name]));
    }
    return [{ ...words, kind: item === 'String' || item === 'ID' ? 'text' : 'value' }];
  };
  return within(type, []);
}

/** The fields with arguments below a root field, each found by the shortest way, through objects alone. */
function fieldsBelow(root: RootField): { below: string[]; field: Field }[] {
  const found: { below: string[]; field: Field }[] = [];
  const seen = new Set<string>();
  let level: { below: string[]; field: Field }[] = [{ below: [], field: root.field }];
  while (level.length > 0) {
    level = level.flatMap(({ below, field }) => {
      const type = getNamedType(field.type);
      if (!isObjectType(type) || seen.has(type.name)) {
        return [];
      }
      seen.add(type.name);
      return Object.values(type.getFields()).map((inner) => ({ below: [...below, inner.name], field: inner }));
    });
    found.push(...level.filter(({ field }) => field.args.length > 0));
  }
  return found;
}

/**
 * The operation that asks for the place, with the value in it.
 *
 * @param given the other arguments of the root field, and what else stands in the argument of the place.
 */
export function operationOf(
  place: InputPlace,
  given: Readonly<Record<string, unknown>>,
  value: unknown,
): { readonly query: string; readonly variables: Record<string, unknown> } {
  const { root, below, argument } = place;
  const own = below.length === 0 ? argument : 'below';
  const variables = { ...given, [own]: withValue(given[own], place.path, value) };
  const typeOf = (name: string) => String(root.field.args.find((one) => one.name === name)?.type ?? place.type);
  const declared = Object.keys(variables).map((name) => `$${name}: ${typeOf(name)}`);
  const handed = Object.keys(below.length === 0 ? variables : given).map((name) => `${name}: $${name}`);
  const call =
    below.length === 0
      ? wholeCall(root, handed.join(', '), 1)
      : `${root.field.name}${handed.length > 0 ? `(${handed.join(', ')})` : ''} ${selectionBelow(place)}`;
  return { query: `${root.kind} (${declared.join(', ')}) { ${call} }`, variables };
}

function selectionBelow({ root, below, argument }: InputPlace): string {
  let type = getNamedType(root.field.type);
  let text = '';
  let end = '';
  for (const [index, name] of below.entries()) {
    const field = isObjectType(type) ? type.getFields()[name] : undefined;
    const isLast = index === below.length - 1;
    const isLeaf = !field || !isObjectType(getNamedType(field.type));
    text += `{ ${name}${isLast ? `(${argument}: $below)${isLeaf ? '' : ' { __typename }'}` : ''} `;
    end += '}';
    type = field ? getNamedType(field.type) : type;
  }
  return text + end;
}

function withValue(whole: unknown, [step, ...path]: InputPlace['path'], value: unknown): unknown {
  if (step === undefined) {
    return value;
  }
  if (typeof step === 'number') {
    return [withValue(undefined, path, value)];
  }
  const fields = (whole ?? {}) as Record<string, unknown>;
  return { ...fields, [step]: withValue(fields[step], path, value) };
}
