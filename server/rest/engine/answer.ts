import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  isUnionType,
  Kind,
} from 'graphql';
import { fieldOf, type ObjectShape, Selections, type Shape } from './answer-shape.ts';
import { objectPresenterOf, type Presentation, page, presenterOf } from './presentation.ts';

/** What the data of an operation is shown as. */
export interface Answer {
  readonly shape: Shape;
  readonly present: (data: unknown) => object | undefined;
}

/**
 * What the field of an operation answers: an object as it is, a list under the field's name, a page of a list with its
 * rows under that name, and a mutation's payload as the one object in it, where it holds nothing else.
 */
export function answerOf(
  document: DocumentNode,
  root: GraphQLObjectType,
  field: FieldNode,
  presentation: Presentation,
  component: string | undefined,
): Answer {
  const key = (field.alias ?? field.name).value;
  const fragments = new Map(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((definition) => [definition.name.value, definition]),
  );
  const selections = field.selectionSet?.selections ?? [];
  const { type, description } = fieldOf(root, field);
  const named = getNamedType(type);
  if (!isObjectType(named) && !isUnionType(named)) {
    throw new Error(`REST cannot show what ${key} answers.`);
  }
  const pageOf = named.name.endsWith('Connection')
    ? { [named.name]: [page(key), ...(presentation[named.name] ?? [])] }
    : {};
  const reader = new Selections(fragments, { ...presentation, ...pageOf });
  if (isListType(getNullableType(type))) {
    const shape = reader.objectOf(root, [field]);
    return {
      shape: {
        ...shape,
        description: description ?? '',
        ...(component === undefined ? {} : { component }),
      },
      present: presented(shape, (data) => data),
    };
  }
  if (isObjectType(named)) {
    const shape = reader.objectOf(named, selections);
    return { shape, present: presented(shape, (data) => data[key]) };
  }
  const payload = named.getTypes().find((member) => !member.getInterfaces().some(({ name }) => name === 'Error'));
  const shape = payload && reader.objectOf(payload, reader.of(payload, selections));
  if (!shape) {
    throw new Error(`REST cannot show what ${key} answers.`);
  }
  const [only, ...more] = shape.properties;
  if (only?.shape.kind === 'object' && more.length === 0) {
    return { shape: only.shape, present: presented(only.shape, (data) => (data[key] as typeof data)[only.name]) };
  }
  const present = objectPresenterOf(shape);
  return { shape, present: (data) => present((data as Readonly<Record<string, unknown>>)[key]) as object };
}

/** Nothing where the graph answers null. */
function presented(
  shape: ObjectShape,
  dataOf: (data: Readonly<Record<string, unknown>>) => unknown,
): Answer['present'] {
  const present = presenterOf(shape) ?? ((data: unknown) => data);
  return (data) => (present(dataOf(data as Readonly<Record<string, unknown>>)) ?? undefined) as object | undefined;
}
