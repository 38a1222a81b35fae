import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import type { FastifyBaseLogger } from 'fastify';
import type { ExecutionResult, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Context } from '../../schema/context.ts';
import { type CostMeter, documentLimitRules, documentLimits, refuseCost } from './document-limits.ts';
import type { Execution } from './execution.ts';
import { formatGraphError, unexpectedCauses } from './graph-error.ts';
import type { KnownQueries } from './known-queries.ts';
import { RETRY_AFTER_SECONDS } from './public-error.ts';

export interface GraphContext extends Context {
  /** Of a known query that failed: it is not run again, but Apollo Server says what is wrong. */
  result?: ExecutionResult;
}

export interface ApolloParts {
  readonly schema: GraphQLSchema;
  readonly execution: Execution;
  readonly costOf: CostMeter;
  readonly knownQueries: KnownQueries;
  readonly log: FastifyBaseLogger;
}

/** Apollo Server with the portal's limits, execution and errors. */
export function createApollo({
  schema,
  execution,
  costOf,
  knownQueries,
  log,
}: ApolloParts): ApolloServer<GraphContext> {
  return new ApolloServer<GraphContext>({
    // The gateway option is Apollo's way to bring an executor of one's own.
    gateway: {
      load: async () => ({
        executor: async ({ document, request, context }) =>
          ((context as GraphContext).result ??
            execution({
              document,
              variables: request.variables ?? {},
              operationName: request.operationName ?? undefined,
              context: context as GraphContext,
            })) as never,
      }),
      onSchemaLoadOrUpdate: (notify) => {
        notify({ apiSchema: schema, coreSupergraphSdl: '' });
        return () => undefined;
      },
      stop: async () => undefined,
    },
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: documentLimits.tokens },
    validationRules: documentLimitRules,
    logger: log,
    formatError: (_formatted, error) => formatGraphError(error),
    plugins: [
      // It would wrap every resolver, which costs a third of the time of a list.
      ApolloServerPluginCacheControlDisabled(),
      {
        requestDidStart: async () => ({
          didResolveOperation: async ({ document, request }) => {
            const refusal = refuseCost(costOf(document, request.variables ?? {}));
            if (refusal) {
              throw refusal;
            }
          },
          didEncounterErrors: async ({ errors, contextValue }) => {
            for (const cause of unexpectedCauses(errors)) {
              log.error({ err: cause, requestId: contextValue.requestId }, 'a resolver failed');
            }
          },
          willSendResponse: async ({ response: { body, http }, contextValue, source, document }) => {
            const result = body.kind === 'single' ? body.singleResult : undefined;
            if (result && !result.errors && source && document) {
              knownQueries.keep(source, document);
            }
            if (result?.errors) {
              result.errors = result.errors.map((error) => withRequestId(error, contextValue.requestId));
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

function withRequestId(error: GraphQLFormattedError, requestId: string): GraphQLFormattedError {
  return { ...error, extensions: { ...error.extensions, requestId } };
}
