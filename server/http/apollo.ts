import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Context } from '../../schema/context.ts';
import { createDeprecatedUse } from './deprecated-use.ts';
import { deprecationNotices } from './deprecation-notices.ts';
import { documentLimits } from './document-limits.ts';
import { DocumentStore } from './document-store.ts';
import { withRequestId } from './graph-answer.ts';
import { formatGraphError, unexpectedCauses } from './graph-error.ts';
import type { KeyGuard } from './key-guard.ts';
import type { OperationChecks } from './operation-checks.ts';
import { RETRY_AFTER_SECONDS } from './public-error.ts';
import { refusedOperation } from './refused-operation.ts';

/** Carries all that refuses an operation through Apollo Server, which takes one error at this point. */
class OperationRefused extends GraphQLError {
  readonly problems: readonly GraphQLError[];

  constructor(problems: readonly GraphQLError[]) {
    super('The operation is refused.', { extensions: { http: { status: 400 } } });
    this.problems = problems;
  }
}

export interface ApolloOptions {
  readonly schema: GraphQLSchema;
  readonly check: OperationChecks;
  readonly log: FastifyBaseLogger;
  /** Of programs that ask with a key. */
  readonly guard: KeyGuard;
  /** Resolves when a long operation of this context may begin; rejects if the client has gone. */
  readonly beforeLong: (context: Context) => Promise<void>;
}

/** Apollo Server with the portal's limits and errors. */
export function createApollo({ schema, check, log, guard, beforeLong }: ApolloOptions): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: documentLimits.tokens },
    documentStore: new DocumentStore(),
    // The checks validate, once for each document and after the limits: some rules take long on a document beyond them.
    dangerouslyDisableValidation: true,
    logger: log,
    formatError: (_formatted, error) => formatGraphError(error),
    plugins: [
      // It would wrap every resolver, which costs a third of the time of a list.
      ApolloServerPluginCacheControlDisabled(),
      deprecationNotices(createDeprecatedUse(schema)),
      {
        requestDidStart: async () => ({
          didResolveOperation: async ({ document, request, operationName, contextValue }) => {
            const { problems, cost, isLong } = check(document, request.variables ?? {});
            if (problems.length > 0) {
              throw new OperationRefused(problems);
            }
            try {
              guard.permit(contextValue.viewer, document, operationName);
              await guard.count(contextValue.viewer, cost);
            } catch (error) {
              throw refusedOperation(error);
            }
            if (isLong) {
              await beforeLong(contextValue);
            }
          },
          didEncounterErrors: async ({ errors, contextValue }) => {
            for (const cause of unexpectedCauses(errors)) {
              log.error({ err: cause, requestId: contextValue.requestId }, 'a resolver failed');
            }
          },
          willSendResponse: async ({ response: { body, http }, contextValue, errors: [error] = [] }) => {
            const result = body.kind === 'single' ? body.singleResult : undefined;
            if (result?.errors) {
              const problems = error instanceof OperationRefused ? error.problems.map(formatGraphError) : result.errors;
              result.errors = problems.map((problem) => withRequestId(problem, contextValue.requestId));
              if (result.errors.some(({ extensions }) => extensions?.['code'] === 'SERVICE_UNAVAILABLE')) {
                http.status = 503;
                http.headers.set('retry-after', String(RETRY_AFTER_SECONDS));
              }
            }
          },
        }),
      },
    ],
  });
}
