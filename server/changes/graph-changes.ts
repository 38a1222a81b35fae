import { findBreakingChanges, findDangerousChanges, type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql';
import type { Changes } from '../../schema/api-reference/release-changes.ts';
import { parts } from '../../schema/graph/deprecated-elements.ts';

/** What differs between two states of the graph; what breaks in the words of graphql-js. */
export function graphChanges(before: GraphQLSchema, after: GraphQLSchema): Changes {
  const sentences = (changes: readonly { readonly description: string }[]) =>
    changes.map(({ description }) => description).toSorted();
  return {
    breaking: sentences(findBreakingChanges(before, after)),
    dangerous: sentences(findDangerousChanges(before, after)),
    safe: [...added(before, after), ...newlyDeprecated(before, after)].toSorted(),
  };
}

/** New types, and new fields of those that were there. What is new in inputs, enums and unions is dangerous or breaks. */
function* added(before: GraphQLSchema, after: GraphQLSchema): Generator<string> {
  for (const type of Object.values(after.getTypeMap())) {
    const known = before.getType(type.name);
    if (!known) {
      yield `Type ${type.name} was added.`;
    } else if ((isObjectType(type) || isInterfaceType(type)) && (isObjectType(known) || isInterfaceType(known))) {
      const fields = known.getFields();
      for (const name of Object.keys(type.getFields())) {
        if (!(name in fields)) {
          yield `${type.name}.${name} was added.`;
        }
      }
    }
  }
}

function* newlyDeprecated(before: GraphQLSchema, after: GraphQLSchema): Generator<string> {
  const known = new Map(parts(before));
  for (const [element, { deprecationReason }] of parts(after)) {
    const earlier = known.get(element);
    if (deprecationReason != null && earlier && earlier.deprecationReason == null) {
      yield `${element} was deprecated.`;
    }
  }
}
