import {
  type DocumentNode,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type NameNode,
  type OperationDefinitionNode,
  valueFromASTUntyped,
} from 'graphql';
import type { Constraints } from '../../../schema/graph/constraints.ts';
import { deprecationOf } from '../../../schema/graph/deprecated-elements.ts';
import type { Deprecation } from '../../../schema/graph/deprecation.ts';
import { fieldOf } from './answer-shape.ts';
import { constraintsOf, wordsOf } from './graph-values.ts';

/** Something that an operation is asked with: a variable, or a field of its filter or input. */
export interface OperationInput {
  readonly variable: string;
  /** The graph's type that it is a field of; none for a variable itself. */
  readonly owner?: string;
  readonly within?: 'filter' | 'input';
  readonly description: string;
  readonly isRequired: boolean;
  readonly isList: boolean;
  /** The named type. */
  readonly type: string;
  /** Of a list of input objects: what each of them has. */
  readonly fields?: readonly OperationInput[];
  /** Of an enum: what REST calls its values, and what each means. */
  readonly words?: Readonly<Record<string, string>>;
  readonly meanings?: Readonly<Record<string, string>>;
  readonly constraints: Constraints;
  readonly deprecation?: Deprecation;
  /** What holds where nothing is said, as REST calls it. */
  readonly otherwise?: string | number;
}

/** What an operation is asked with, in the order of its variables and of the fields of their types. */
export function inputsOf(root: GraphQLObjectType, operation: OperationDefinitionNode): OperationInput[] {
  const [field] = operation.selectionSet.selections as readonly FieldNode[];
  return (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue, type }) => {
    const name = variable.name.value;
    const argument = field && argumentOf(root, field, name);
    if (!argument) {
      throw new Error(`${operation.name?.value} hands $${name} to no argument of its field.`);
    }
    const named = getNamedType(argument.type);
    if (isInputObjectType(named) && (name === 'filter' || name === 'input')) {
      return Object.values(named.getFields()).map((inner) => ({
        ...inputOf(inner),
        owner: named.name,
        within: name,
      }));
    }
    const given = defaultValue && valueFromASTUntyped(defaultValue);
    // What is left out has the default of the operation, as with the graph.
    const isRequired = type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined;
    return [{ ...inputOf(argument, given), isRequired }];
  });
}

/** The operation of a document that holds one. */
export function operationOf(document: DocumentNode): OperationDefinitionNode & { readonly name: NameNode } {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (!operation?.name) {
    throw new Error('An operation of the REST table has no name.');
  }
  return { ...operation, name: operation.name };
}

/** The argument that a variable is handed to, under the name of the variable. */
function argumentOf(root: GraphQLObjectType, field: FieldNode, variable: string): GraphQLArgument | undefined {
  const node = field.arguments?.find(({ value }) => value.kind === Kind.VARIABLE && value.name.value === variable);
  const argument = fieldOf(root, field).args.find(({ name }) => name === node?.name.value);
  return argument && { ...argument, name: variable };
}

function inputOf(input: GraphQLArgument | GraphQLInputField, given?: unknown): OperationInput {
  const type = getNamedType(input.type);
  const constraints = constraintsOf(input);
  const words = isEnumType(type) ? wordsOf(type) : undefined;
  const meanings = isEnumType(type)
    ? Object.fromEntries(type.getValues().map(({ name, description }) => [name, description ?? '']))
    : undefined;
  const byDefault = input.defaultValue;
  const otherwise = given ?? (isEnumType(type) && byDefault !== undefined ? type.serialize(byDefault) : byDefault);
  const shown = otherwise === undefined ? constraints.default : (words?.[String(otherwise)] ?? otherwise);
  const isList = isListType(getNullableType(input.type as GraphQLInputType));
  const deprecation = deprecationOf(input);
  return {
    variable: input.name,
    description: input.description ?? '',
    isRequired: isNonNullType(input.type) && input.defaultValue === undefined,
    isList,
    type: type.name,
    ...(isList && isInputObjectType(type)
      ? { fields: Object.values(type.getFields()).map((one) => inputOf(one)) }
      : {}),
    ...(words ? { words } : {}),
    ...(meanings ? { meanings } : {}),
    constraints,
    ...(deprecation ? { deprecation } : {}),
    ...((typeof shown === 'string' && shown !== '') || typeof shown === 'number' ? { otherwise: shown } : {}),
  };
}
