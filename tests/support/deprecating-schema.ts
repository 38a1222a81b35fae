import { buildSchema, type GraphQLSchema } from 'graphql';
import { parts } from '../../schema/graph/deprecated-elements.ts';
import { type Deprecation, deprecated } from '../../schema/graph/deprecation.ts';

/** A schema whose parts of these names are deprecated, as the portal deprecates its own. */
export function deprecatingSchema(source: string, deprecations: Readonly<Record<string, Deprecation>>): GraphQLSchema {
  const schema = buildSchema(source);
  const known = new Map(parts(schema));
  for (const [element, deprecation] of Object.entries(deprecations)) {
    const part = known.get(element);
    if (!part) {
      throw new Error(`There is no ${element}.`);
    }
    Object.assign(part, deprecated(deprecation));
  }
  return schema;
}
