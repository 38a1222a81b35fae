import { type Deprecation, reasonOf } from '../../../schema/graph/deprecation.ts';

/** A schema of JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** An object whose properties are all present, and no others. */
export function objectOf(description: string, properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: 'object', description, properties, required: Object.keys(properties), additionalProperties: false };
}

/** The same schema, where null is an answer too. */
export function orNull(schema: JsonSchema): JsonSchema {
  const values = schema['enum'];
  return {
    ...schema,
    type: [schema['type'], 'null'],
    ...(Array.isArray(values) ? { enum: [...values, null] } : {}),
  };
}

/** A schema that stands among the document's components. */
export function reference(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** The description of an operation, a parameter or a field, which says so where it is deprecated, for people and for programs. */
export function describedAsDeprecated(described: JsonSchema, deprecation: Deprecation | undefined): JsonSchema {
  return deprecation
    ? {
        ...described,
        description: `${described['description']} ${reasonOf(deprecation)}`,
        deprecated: true,
        'x-deprecation': deprecation,
      }
    : described;
}
