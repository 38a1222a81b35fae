import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  specifiedRules,
  type VariableDefinitionNode,
  validate,
} from 'graphql';
import { brokenLimits, documentLimits } from './document-limits.ts';
import { introspectionPricing } from './introspection-price.ts';

const MOST_ERRORS = 20;
const MOST_KEPT_COSTS = 20;
/** Operations of this cost block the event loop for some milliseconds; rows arrive in parts, but the schema is in memory. */
const LONG = 1_000;
const LONG_INTROSPECTION = 50;

type Variables = Readonly<Record<string, unknown>>;

/** The faults of a document that do not depend on variables, and its costs by the variables that they depend on. */
interface Verdict {
  readonly problems: readonly GraphQLError[];
  /** The cost of its introspection. */
  readonly introspection: number;
  readonly costs: Map<string, number>;
}

/** What an operation is before it runs. */
export interface CheckedOperation {
  /** What refuses it, with code and HTTP status in the extensions of each error; nothing if it may run. */
  readonly problems: readonly GraphQLError[];
  /** In points; 0 if it is refused before it has a price. */
  readonly cost: number;
  /** Whether it keeps the process to itself for some milliseconds. */
  readonly isLong: boolean;
}

/**
 * Checks an operation before it runs.
 *
 * @param document as it was parsed: what was found out about it is kept as long as the document itself
 * @param variables as they were sent
 */
export type OperationChecks = (document: DocumentNode, variables: Variables) => CheckedOperation;

/**
 * Makes the checks of operations: the limits of the document, its validation by graphql-js, the variables against what
 * the operation declares, and the price. Each comes only where those before have found nothing, because it relies on
 * them; what cannot be computed is refused.
 */
export function createOperationChecks(schema: GraphQLSchema): OperationChecks {
  const verdicts = new WeakMap<DocumentNode, Verdict>();
  const priceOfIntrospection = introspectionPricing(schema);
  const verdictOn = (document: DocumentNode): Verdict => {
    let verdict = verdicts.get(document);
    if (!verdict) {
      const problems = documentProblems(schema, document);
      const introspection = problems.length > 0 ? 0 : priceOfIntrospection(document);
      verdict = { problems, introspection, costs: new Map() };
      verdicts.set(document, verdict);
    }
    return verdict;
  };

  return (document, variables) => {
    const { problems, introspection, costs } = verdictOn(document);
    if (problems.length > 0) {
      return { problems, cost: 0, isLong: false };
    }
    const definitions = getOperationAST(document)?.variableDefinitions ?? [];
    const refused = variableProblems(schema, definitions, variables);
    if (refused.length > 0) {
      return { problems: refused, cost: 0, isLong: false };
    }
    const key = costKey(definitions, variables);
    const cost = costs.get(key) ?? introspection + costOf(schema, document, variables);
    if (costs.size < MOST_KEPT_COSTS) {
      costs.set(key, cost);
    }
    const isLong = cost >= LONG || introspection >= LONG_INTROSPECTION;
    return { problems: cost <= documentLimits.cost ? [] : [tooCostly(cost)], cost, isLong };
  };
}

function documentProblems(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
  const broken = [...brokenLimits(document), ...reservedVariables(document), ...absentOperations(schema, document)];
  const found =
    broken.length > 0
      ? broken
      : validate(schema, document, specifiedRules, { maxErrors: MOST_ERRORS, hideSuggestions: true });
  return found.slice(0, MOST_ERRORS).map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED'));
}

/** Subscriptions: graphql-js does not say of an operation that the schema has no such kind. */
function absentOperations(schema: GraphQLSchema, { definitions }: DocumentNode): GraphQLError[] {
  return definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .filter(({ operation }) => !schema.getRootType(operation))
    .map((node) => {
      const message = `There are no ${node.operation}s here. Ask again by a query where you need to know of changes.`;
      return new GraphQLError(message, { nodes: node });
    });
}

/** Names that begin with two underscores belong to GraphQL, and some of them mean something to JavaScript. */
function isReserved(name: string): boolean {
  return name.startsWith('__');
}

function reservedVariables({ definitions }: DocumentNode): GraphQLError[] {
  return definitions
    .flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
    )
    .filter(({ variable }) => isReserved(variable.name.value))
    .map((nodes) => new GraphQLError('The name of a variable may not begin with two underscores.', { nodes }));
}

/** Fields of an input whose names are reserved are in no type, so that coercion refuses them like any other unknown one. */
function variableProblems(
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[],
  variables: Variables,
): readonly GraphQLError[] {
  if (Object.keys(variables).some(isReserved)) {
    return [withCode(new GraphQLError('The name of a variable may not begin with two underscores.'), 'BAD_USER_INPUT')];
  }
  if (definitions.length === 0) {
    return [];
  }
  const { errors = [] } = getVariableValues(schema, definitions, variables, {
    maxErrors: MOST_ERRORS,
    hideSuggestions: true,
  });
  return errors.map((error) => withCode(error, 'BAD_USER_INPUT'));
}

/** Page sizes are the only arguments that a price depends on. One that is null has another price than one that is absent. */
function costKey(definitions: readonly VariableDefinitionNode[], variables: Variables): string {
  return definitions
    .filter(({ type }) => {
      const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
      return named.kind === Kind.NAMED_TYPE && named.name.value === 'Int';
    })
    .map(({ variable: { name } }) => (Object.hasOwn(variables, name.value) ? String(variables[name.value]) : 'absent'))
    .join();
}

/** The price of an operation with its variables: each field has one, and a list multiplies it by its page size. */
function costOf(schema: GraphQLSchema, document: DocumentNode, variables: Variables): number {
  try {
    const { complexity } = complexityFromQuery(document, { schema, variables });
    return Number.isNaN(complexity) ? Number.POSITIVE_INFINITY : complexity;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function tooCostly(cost: number): GraphQLError {
  const points = Number.isFinite(cost) ? `costs ${cost} points` : 'has no price that can be worked out';
  const message = `The query ${points}, and ${documentLimits.cost} points are allowed. Ask for fewer rows or fewer fields.`;
  return withCode(new GraphQLError(message), 'QUERY_TOO_COSTLY');
}

function withCode({ message, nodes }: GraphQLError, code: string): GraphQLError {
  return new GraphQLError(message, { nodes: nodes ?? null, extensions: { code, http: { status: 400 } } });
}
