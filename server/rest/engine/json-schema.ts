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
