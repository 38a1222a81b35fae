import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** What one request may ask for (design contract, 'The graph'). Refused before anything runs. */
export const documentLimits = {
  depth: 12,
  aliases: 15,
  rootFields: 20,
  introspections: 3,
  tokens: 2_000,
  cost: 5_000,
} as const;

interface Measured {
  /** Levels of fields. */
  readonly depth: number;
  readonly aliases: number;
  /** Fields of the outermost level. */
  readonly fields: number;
  /** Of these, questions about the schema: each may answer with all of it. */
  readonly introspections: number;
}

/** The limits that a document alone decides: one operation, depth (introspection exempt), aliases, root fields. */
export const documentLimitRules: ValidationRule[] = [oneOperation, boundedOperation];

function oneOperation(context: ValidationContext) {
  return {
    Document(document: DocumentNode) {
      const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      if (operations.length > 1) {
        const nodes = operations.slice(1);
        context.reportError(new GraphQLError('Send one operation in a request.', { nodes }));
      }
    },
  };
}

function boundedOperation(context: ValidationContext) {
  return {
    OperationDefinition(operation: OperationDefinitionNode) {
      const { depth, aliases, fields, introspections } = measure(operation.selectionSet, context, new Map());
      const problems = [
        over('The query is nested too deeply', 'levels', depth, documentLimits.depth),
        over('The query has too many aliases', 'aliases', aliases, documentLimits.aliases),
        over('The query has too many root fields', 'fields', fields, documentLimits.rootFields),
        over('The query asks for the schema too often', 'times', introspections, documentLimits.introspections),
      ];
      for (const problem of problems.filter((sentence) => sentence !== undefined)) {
        context.reportError(new GraphQLError(problem, { nodes: operation }));
      }
    },
  };
}

function over(sentence: string, unit: string, amount: number, most: number): string | undefined {
  return amount > most ? `${sentence}: ${most} ${unit} are allowed.` : undefined;
}

const nothing: Measured = { depth: 0, aliases: 0, fields: 0, introspections: 0 };

/**
 * Measures a selection as if its fragments stood in it. Each fragment is measured once, because fragments that use each
 * other twice would otherwise double the work at every step.
 */
function measure(
  selectionSet: SelectionSetNode,
  context: ValidationContext,
  fragments: Map<string, Measured>,
): Measured {
  let { depth, aliases, fields, introspections } = nothing;
  for (const selection of selectionSet.selections) {
    const part =
      selection.kind === Kind.FIELD
        ? measureField(selection, context, fragments)
        : selection.kind === Kind.INLINE_FRAGMENT
          ? measure(selection.selectionSet, context, fragments)
          : measureFragment(selection.name.value, context, fragments);
    depth = Math.max(depth, part.depth);
    aliases += part.aliases;
    fields += part.fields;
    introspections += part.introspections;
  }
  return { depth, aliases, fields, introspections };
}

function measureField(field: FieldNode, context: ValidationContext, fragments: Map<string, Measured>): Measured {
  const below = field.selectionSet ? measure(field.selectionSet, context, fragments) : nothing;
  const aliases = below.aliases + (field.alias ? 1 : 0);
  const { value: name } = field.name;
  if (name === '__schema' || name === '__type') {
    // It nests by its nature, and has limits of its own for that in graphql-js.
    return { depth: 0, aliases, fields: 1, introspections: 1 };
  }
  const { depth, introspections } = below;
  return { depth: depth + 1, aliases, fields: name === '__typename' ? 0 : 1, introspections };
}

function measureFragment(name: string, context: ValidationContext, fragments: Map<string, Measured>): Measured {
  const known = fragments.get(name);
  if (known) {
    return known;
  }
  // A fragment inside itself is another rule's finding; here it must only not run for ever.
  fragments.set(name, nothing);
  const fragment = context.getFragment(name);
  const measured = fragment ? measure(fragment.selectionSet, context, fragments) : nothing;
  fragments.set(name, measured);
  return measured;
}

const MOST_KEPT_COSTS = 100;

interface KeptCosts {
  /** Names of the variables that the price depends on. */
  readonly sizes: readonly string[];
  readonly byVariables: Map<string, number>;
}

export type CostMeter = (document: DocumentNode, variables: Record<string, unknown>) => number | undefined;

/**
 * The price of an operation with its variables: each field has one, and a list multiplies it by its page size.
 *
 * @returns a function that answers the price, or `undefined` where the variables do not fit (execution says so).
 */
export function createCostMeter(schema: GraphQLSchema): CostMeter {
  const costs = new WeakMap<DocumentNode, KeptCosts>();
  return (document, variables) => {
    let kept = costs.get(document);
    if (!kept) {
      kept = { sizes: wholeNumberVariables(document), byVariables: new Map() };
      costs.set(document, kept);
    }
    const { sizes, byVariables } = kept;
    const key = JSON.stringify(sizes.map((name) => (typeof variables[name] === 'number' ? variables[name] : null)));
    const known = byVariables.get(key);
    if (known !== undefined) {
      return known;
    }
    const cost = measureCost(document, schema, variables);
    if (cost !== undefined && byVariables.size < MOST_KEPT_COSTS) {
      byVariables.set(key, cost);
    }
    return cost;
  };
}

/** The declared variables that can change a price: page sizes are the only arguments that it depends on. */
function wholeNumberVariables(document: DocumentNode): string[] {
  return document.definitions
    .flatMap((definition) => ('variableDefinitions' in definition ? (definition.variableDefinitions ?? []) : []))
    .filter(({ type }) => {
      const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
      return named.kind === Kind.NAMED_TYPE && named.name.value === 'Int';
    })
    .map(({ variable }) => variable.name.value);
}

function measureCost(
  document: DocumentNode,
  schema: GraphQLSchema,
  variables: Record<string, unknown>,
): number | undefined {
  try {
    return complexityFromQuery(document, { schema, variables }).complexity;
  } catch {
    return undefined;
  }
}

/** The refusal of an operation that is too dear, or nothing. */
export function refuseCost(cost: number | undefined): GraphQLError | undefined {
  return cost !== undefined && cost > documentLimits.cost
    ? new GraphQLError(
        `The query costs ${cost} points and ${documentLimits.cost} are allowed. Ask for fewer rows or fewer fields.`,
        { extensions: { code: 'QUERY_TOO_COSTLY', http: { status: 400 } } },
      )
    : undefined;
}
