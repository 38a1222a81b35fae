import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  valueFromASTUntyped,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '../../schema/context.ts';

const MOST_KEPT = 500;

/** Executes one valid operation. */
export type Execution = (request: {
  readonly document: DocumentNode;
  readonly variables: Record<string, unknown>;
  readonly operationName?: string | undefined;
  readonly context: Context;
}) => Promise<ExecutionResult>;

/** A document's queries by operation name; `undefined` marks one that was seen once. */
type Compilations = Map<string, CompiledQuery | 'not compilable' | undefined>;

/**
 * Executes with graphql-jit: a document is compiled when it comes a second time, because compiling takes longer than
 * one execution. What cannot be compiled runs on graphql-js. The documents that came last are kept.
 *
 * @param options.compile off runs everything on graphql-js
 */
export function createExecution(schema: GraphQLSchema, options: { compile: boolean }): Execution {
  const kept = new Map<DocumentNode, Compilations>();

  const compilationsOf = (document: DocumentNode): Compilations => {
    const compilations = kept.get(document) ?? new Map();
    kept.delete(document);
    kept.set(document, compilations);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest) {
      kept.delete(oldest);
    }
    return compilations;
  };

  const compiledFor = (document: DocumentNode, operationName: string | undefined) => {
    const compilations = compilationsOf(document);
    const name = operationName ?? '';
    if (!compilations.has(name)) {
      compilations.set(name, undefined);
      return undefined;
    }
    let compiled = compilations.get(name);
    if (compiled === undefined) {
      const result = compileQuery(schema, document, operationName);
      compiled = isCompiledQuery(result) ? result : 'not compilable';
      compilations.set(name, compiled);
    }
    return compiled;
  };

  return async ({ document, variables, operationName, context }) => {
    const compiled = options.compile ? compiledFor(document, operationName) : undefined;
    // graphql-jit answers null for an unknown operation name; graphql-js says what is wrong.
    const operation = getOperationAST(document, operationName);
    if (compiled && compiled !== 'not compilable' && operation) {
      const result = await compiled.query({}, context, withDefaults(operation, variables));
      return result.errors ? { ...result, errors: result.errors.map(withExtensions) } : result;
    }
    return execute({
      schema,
      document,
      variableValues: variables,
      contextValue: context,
      ...(operationName === undefined ? {} : { operationName }),
    });
  };
}

/** graphql-jit refuses a variable that is left out where it may not be null, although it has a default. */
function withDefaults(operation: OperationDefinitionNode, variables: Record<string, unknown>): Record<string, unknown> {
  const leftOut = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue && variables[variable.name.value] === undefined
      ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const]
      : [],
  );
  return leftOut.length > 0 ? { ...variables, ...Object.fromEntries(leftOut) } : variables;
}

/** graphql-jit leaves `extensions` undefined where a resolver's error has none; Apollo Server reads it unasked and fails. */
function withExtensions(error: GraphQLError): GraphQLError {
  if (error.extensions) return error;
  const { message, path, originalError, locations } = error;
  const complete = new GraphQLError(message, { path: path ?? null, originalError: originalError ?? null });
  return Object.assign(complete, { locations });
}
