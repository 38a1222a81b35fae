import type { ObjectShape, Property, Shape } from './answer-shape.ts';
import { describedAsDeprecated, type JsonSchema, orNull, reference } from './json-schema.ts';

/** Schemas of the OpenAPI document by their names. */
export type Components = Record<string, JsonSchema>;

/** The JSON Schema of an answer. The objects that have names are added to the components. */
export function schemaOf(shape: Shape, components: Components): JsonSchema {
  switch (shape.kind) {
    case 'leaf':
      return shape.schema;
    case 'list':
      return { type: 'array', items: schemaOf(shape.items, components) };
    case 'choice':
      return { oneOf: shape.members.map((member) => schemaOf(member, components)) };
    case 'object':
      return objectSchemaOf(shape, components);
  }
}

function objectSchemaOf(shape: ObjectShape, components: Components): JsonSchema {
  const { component, description, properties } = shape;
  if (component !== undefined && component in components) {
    return reference(component);
  }
  const schema = {
    type: 'object',
    description,
    properties: Object.fromEntries(properties.map((property) => [property.name, propertySchema(property, components)])),
    required: properties.filter(({ isOptional }) => !isOptional).map(({ name }) => name),
    additionalProperties: false,
  };
  if (component === undefined) {
    return schema;
  }
  components[component] = schema;
  return reference(component);
}

function propertySchema(property: Property, components: Components): JsonSchema {
  const schema = withoutEnd(property, components);
  const { description, deprecation } = property;
  return deprecation ? describedAsDeprecated({ description, ...schema }, deprecation) : schema;
}

function withoutEnd({ shape, constraints, description, isNullable }: Property, components: Components): JsonSchema {
  const schema = schemaOf(shape, components);
  if ('$ref' in schema) {
    return isNullable ? { anyOf: [schema, { type: 'null' }], description } : schema;
  }
  const described = { ...schema, ...constraints, description: sentence(description, schema) };
  return isNullable ? orNull(described) : described;
}

function sentence(description: string, { format }: JsonSchema): string {
  return format === 'date-time' ? `${description} In UTC.` : description;
}
