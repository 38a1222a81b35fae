import {
  type DocumentNode,
  type GraphQLSchema,
  isAbstractType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** A value of the schema is in memory, and costs a fraction of a row's value. */
const VALUES_A_POINT = 30;

/** Makes the price of what documents ask of the schema itself; nothing is asked of the database for it. */
export function introspectionPricing(schema: GraphQLSchema): (document: DocumentNode) => number {
  const lengths = listLengths(schema);
  return (document) => Math.ceil(introspectedValues(document, lengths) / VALUES_A_POINT);
}

type Lengths = ReadonlyMap<string, number>;

/**
 * How many values a field of introspection has: of types and directives those of the schema, of the lists of a type as
 * many as types have on average. A wrapped type is rare, so that the usual chain of them is hardly ever followed.
 */
function listLengths(schema: GraphQLSchema): Lengths {
  const types = Object.values(schema.getTypeMap());
  const withFields = types.filter((type) => isObjectType(type) || isInterfaceType(type));
  const average = (count: number, among: number) => count / Math.max(1, among);
  const fields = withFields.flatMap((type) => Object.values(type.getFields()));
  const args = fields.reduce((sum, field) => sum + field.args.length, 0);
  const inputs = types.flatMap((type) => (isInputObjectType(type) ? Object.values(type.getFields()) : []));
  const possible = types.flatMap((type) => (isAbstractType(type) ? schema.getPossibleTypes(type) : []));
  return new Map([
    ['types', types.length],
    ['directives', schema.getDirectives().length],
    ['fields', Math.ceil(average(fields.length, types.length))],
    ['args', average(args, fields.length)],
    ['inputFields', average(inputs.length, types.length)],
    ['possibleTypes', average(possible.length, types.length)],
    ['ofType', 0.5],
  ]);
}

/** About how many values the questions about the schema are answered with. No fragment may contain itself. */
function introspectedValues({ definitions }: DocumentNode, lengths: Lengths): number {
  const fragments = new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition.selectionSet] as const] : [],
    ),
  );
  const counted = new Map<SelectionSetNode, number>();
  const valuesOf = (selectionSet: SelectionSetNode | undefined): number => {
    const known = selectionSet ? counted.get(selectionSet) : 0;
    if (!selectionSet || known !== undefined) {
      return known ?? 0;
    }
    let values = 0;
    for (const selection of selectionSet.selections) {
      values +=
        selection.kind === Kind.FIELD
          ? 1 + (lengths.get(selection.name.value) ?? 1) * valuesOf(selection.selectionSet)
          : valuesOf(within(selection));
    }
    counted.set(selectionSet, values);
    return values;
  };
  const asked = ({ selections }: SelectionSetNode): number =>
    selections.reduce((sum, selection) => {
      if (selection.kind !== Kind.FIELD) {
        const part = within(selection);
        return sum + (part ? asked(part) : 0);
      }
      const isIntrospection = selection.name.value === '__schema' || selection.name.value === '__type';
      return sum + (isIntrospection ? valuesOf(selection.selectionSet) : 0);
    }, 0);
  const within = (selection: Exclude<SelectionSetNode['selections'][number], { kind: Kind.FIELD }>) =>
    selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragments.get(selection.name.value);
  return definitions.reduce(
    (sum, definition) => sum + (definition.kind === Kind.OPERATION_DEFINITION ? asked(definition.selectionSet) : 0),
    0,
  );
}
