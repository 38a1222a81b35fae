import {
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import type { DeprecatedElement, Deprecation } from './deprecation.ts';

/** A part of a schema that can be deprecated. */
export type Deprecable = GraphQLField<unknown, unknown> | GraphQLArgument | GraphQLInputField | GraphQLEnumValue;

/** What is said of a part of the schema that is deprecated; nothing of any other. */
export function deprecationOf({ deprecationReason, extensions }: Deprecable): Deprecation | undefined {
  const said = (extensions as Readonly<Record<string, unknown>>)['deprecation'] as Deprecation | undefined;
  return deprecationReason == null ? undefined : said;
}

/** Every part of a schema that is deprecated, with its name, in the order of the names. */
export function deprecatedElements(schema: GraphQLSchema): ReadonlyMap<Deprecable, DeprecatedElement> {
  const found = [...parts(schema)].flatMap(([element, part]) => {
    const said = deprecationOf(part);
    return said ? [[part, { ...said, element }] as const] : [];
  });
  return new Map(found.sort(([, one], [, other]) => (one.element < other.element ? -1 : 1)));
}

/** Every part of a schema that can be deprecated, with its name. */
export function* parts(schema: GraphQLSchema): Generator<readonly [element: string, part: Deprecable]> {
  for (const type of Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))) {
    if (isEnumType(type)) {
      for (const value of type.getValues()) {
        yield [`${type.name}.${value.name}`, value];
      }
    } else if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        yield [`${type.name}.${field.name}`, field];
      }
    } else if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        yield [`${type.name}.${field.name}`, field];
        for (const argument of field.args) {
          yield [`${type.name}.${field.name}(${argument.name}:)`, argument];
        }
      }
    }
  }
}
