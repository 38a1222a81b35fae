import {
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';
import { schema } from '../../../schema/index.ts';

/** So many types stand within each other, if nothing else is said. */
const DEEPEST = 6;

/** A root field, like Mutation.signOut. */
export interface RootField {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  readonly field: GraphQLField<unknown, unknown>;
}

/** Every root field of the schema. */
export function rootFields(): RootField[] {
  const fieldsOf = (
    kind: RootField['kind'],
    type = kind === 'query' ? schema.getQueryType() : schema.getMutationType(),
  ) => Object.values(type?.getFields() ?? {}).map((field) => ({ name: `${type?.name}.${field.name}`, kind, field }));
  return [...fieldsOf('query'), ...fieldsOf('mutation')];
}

/** The operation that asks a root field for everything below it; no type is gone into within itself. */
export function wholeOperation(root: RootField, given: string, deepest = DEEPEST): string {
  return `${root.kind} { ${wholeCall(root, given, deepest)} }`;
}

/** The same as one field of an operation, which may be given another name. */
export function wholeCall({ field }: RootField, given: string, deepest = DEEPEST): string {
  const args = given === '' ? '' : `(${given})`;
  return `${field.name}${args} ${selectionOf(getNamedType(field.type), deepest, [])}`;
}

function selectionOf(type: GraphQLNamedType, deepest: number, above: readonly string[]): string {
  if (isLeafType(type)) {
    return '';
  }
  if (isUnionType(type) || isInterfaceType(type)) {
    const parts = schema
      .getPossibleTypes(type)
      .map((part) => `... on ${part.name} ${selectionOf(part, deepest, above)}`);
    return `{ __typename ${parts.join(' ')} }`;
  }
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  const path = [...above, type.name];
  const chosen = fields.flatMap((field) => {
    const below = getNamedType(field.type);
    const isAskable = !field.args.some(isRequiredArgument) && !path.includes(below.name);
    return isAskable && (isLeafType(below) || path.length < deepest)
      ? [`${field.name} ${selectionOf(below, deepest, path)}`]
      : [];
  });
  return `{ __typename ${chosen.join(' ')} }`;
}

/** The names of the object types that an answer of the root field may hold. */
export function typesBelow({ field }: RootField): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (type: GraphQLNamedType) => {
    if (isUnionType(type) || isInterfaceType(type)) {
      schema.getPossibleTypes(type).forEach(visit);
    } else if (isObjectType(type) && !found.has(type.name)) {
      found.add(type.name);
      for (const below of Object.values(type.getFields())) {
        visit(getNamedType(below.type));
      }
    }
  };
  visit(getNamedType(field.type));
  return found;
}
