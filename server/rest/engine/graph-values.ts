import type { GraphQLEnumType } from 'graphql';
import type { Constraints } from '../../../schema/graph/constraints.ts';

interface Extended {
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** What the graph knows of a field or argument beyond its type. */
export function constraintsOf({ extensions }: Extended): Constraints {
  return (extensions['constraints'] as Constraints | undefined) ?? {};
}

/**
 * What REST calls the values of an enum, in the order of its definition: their `extensions.word`, else the name in lower
 * case with hyphens.
 */
export function wordsOf(type: GraphQLEnumType): Readonly<Record<string, string>> {
  return Object.fromEntries(
    type.getValues().map(({ name, extensions }) => {
      const word = extensions['word'];
      return [name, typeof word === 'string' ? word : name.toLowerCase().replaceAll('_', '-')];
    }),
  );
}
