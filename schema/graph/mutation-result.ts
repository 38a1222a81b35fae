import type { ObjectRef, UnionRef } from '@pothos/core';
import { builder } from '../builder.ts';
import { errorTypeOf, errorTypes, isExpected, Refusal } from './error-types.ts';

type BuilderTypes = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer Types> ? Types : never;

/**
 * The type of a mutation's answer: its payload, or one of the expected errors. Pothos cannot follow a payload that is
 * still open, hence the casts; what a caller resolves is checked against the payload.
 */
export function mutationResult<Payload extends object>(
  name: string,
  payload: ObjectRef<BuilderTypes, Payload>,
): UnionRef<BuilderTypes, Payload | Refusal> {
  const union = builder.unionType(name, {
    description: 'The payload, or an error.',
    types: [payload as never, ...errorTypes],
    resolveType: (value) => (isRefusal(value) ? errorTypeOf(value) : (payload as never)),
  });
  return union as unknown as UnionRef<BuilderTypes, Payload | Refusal>;
}

function isRefusal(value: unknown): value is Refusal {
  return value instanceof Refusal;
}

/** Awaits a mutation and returns an expected error as its result; any other is rethrown. */
export async function orRefusal<Payload>(work: Promise<Payload>): Promise<Payload | Refusal> {
  try {
    return await work;
  } catch (error) {
    if (isExpected(error)) {
      return new Refusal(error);
    }
    throw error;
  }
}
