import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { type InputPlace, operationOf } from '../support/input-places.ts';

/** An operation with a value in a place, and the least that must be elsewhere. */
export function requestWith(place: InputPlace, value: unknown): { query: string; variables: Record<string, unknown> } {
  const needed = place.root.field.args.filter(({ type }) => isNonNullType(type));
  return operationOf(place, Object.fromEntries(needed.map(({ name, type }) => [name, least(type)])), value);
}

/** The least that the type takes: nothing if nothing is required. */
function least(type: GraphQLInputType): unknown {
  return isNonNullType(type) ? example(type.ofType as GraphQLInputType) : undefined;
}

/** A value of the type. */
export function example(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) {
    return example(type.ofType as GraphQLInputType);
  }
  if (isListType(type)) {
    return [example(type.ofType as GraphQLInputType)];
  }
  if (isEnumType(type)) {
    return type.getValues()[0]?.name;
  }
  if (isInputObjectType(type)) {
    return Object.fromEntries(
      Object.values(type.getFields()).flatMap((field) => {
        const value = least(field.type);
        return value === undefined ? [] : [[field.name, value]];
      }),
    );
  }
  const scalars: Readonly<Record<string, unknown>> = {
    Int: 1,
    Float: 1,
    Boolean: true,
    ID: '01a1ede2-6680-790d-b5ad-95077e39d315',
    Date: '2026-12-04',
    DateTime: '2026-12-04T12:00:00Z',
  };
  return scalars[String(type)] ?? 'text';
}
