import { type DocumentNode, type ExecutionResult, execute, type GraphQLSchema } from 'graphql';
import type { Context } from '../../schema/context.ts';

/** Executes one valid operation. */
export type Execution = (request: {
  readonly document: DocumentNode;
  readonly variables: Record<string, unknown>;
  readonly operationName?: string | undefined;
  readonly context: Context;
}) => Promise<ExecutionResult>;

/**
 * Executes operations in process, for REST and the pages, on graphql-js as Apollo Server does for clients. Nothing here
 * may compile an operation into code: what a client sends must never become code.
 */
export function createExecution(schema: GraphQLSchema): Execution {
  return async ({ document, variables, operationName, context }) =>
    execute({
      schema,
      document,
      variableValues: variables,
      contextValue: context,
      ...(operationName === undefined ? {} : { operationName }),
    });
}
