import {
  coerceInputValue,
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isInputObjectType,
  typeFromAST,
} from 'graphql';

/**
 * The fields of an operation's `input` as the domain has them: the graph calls some values otherwise, like those of
 * enumerations. Fields that are missing, or are no such value, are left out.
 */
export function domainValues(schema: GraphQLSchema, operation: DocumentNode, input: object): object {
  const variable = getOperationAST(operation)?.variableDefinitions?.find(
    (definition) => definition.variable.name.value === 'input',
  );
  const type = variable && getNamedType(typeFromAST(schema, variable.type));
  if (!isInputObjectType(type)) {
    return input;
  }
  const values = coerceInputValue(input, type, () => undefined) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
