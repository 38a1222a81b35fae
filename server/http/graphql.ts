import { HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { admit } from '../admission/admission.ts';
import type { Slots } from '../admission/slots.ts';
import { createApollo, type GraphContext } from './apollo.ts';
import type { AskedContext } from './asked-context.ts';
import { createCostMeter, refuseCost } from './document-limits.ts';
import type { Execution } from './execution.ts';
import { comesFromForeignPage } from './foreign-pages.ts';
import { sendAnswer } from './graph-answer.ts';
import { KnownQueries, usualMediaTypes } from './known-queries.ts';
import { isForThoseWithoutSession } from './needs-no-session.ts';
import { prefersHtml } from './negotiation.ts';
import { sendPlayground } from './playground.ts';

export interface GraphOptions {
  readonly schema: GraphQLSchema;
  readonly execution: Execution;
  readonly createContext: (request: FastifyRequest, reply: FastifyReply) => Promise<AskedContext>;
  readonly publicOrigin: string;
  readonly slots: Slots;
}

/** `/graphql`: GraphQL over HTTP by Apollo Server, and the playground for browsers. */
export function graphql(options: GraphOptions): FastifyPluginAsync {
  return async (app) => {
    const costOf = createCostMeter(options.schema);
    const knownQueries = new KnownQueries();
    const { schema, execution } = options;
    const apollo = createApollo({ schema, execution, costOf, knownQueries, log: app.log });
    await apollo.start();
    app.addHook('onClose', () => apollo.stop());
    app.route({
      method: ['GET', 'POST'],
      url: '/graphql',
      handler: async (request, reply) => {
        if (request.method === 'GET' && prefersHtml(request.headers.accept)) {
          return sendPlayground(request, reply);
        }
        reply.header('cache-control', 'no-store').header('vary', 'Accept');
        return admit(options.slots, request, reply, (signal) => answer(request, reply, signal));
      },
    });

    async function answer(request: FastifyRequest, reply: FastifyReply, signal: AbortSignal): Promise<FastifyReply> {
      const mediaType = usualMediaTypes.get(request.headers.accept);
      const known = request.method === 'POST' && mediaType ? knownQueries.read(request.body) : undefined;
      const asked = await options.createContext(request, reply);
      if (asked.refusal && !isForThoseWithoutSession(schema, request.body)) {
        throw asked.refusal;
      }
      signal.throwIfAborted();
      const context: GraphContext = asked.context;
      if (mediaType && known && !refuseCost(costOf(known.document, known.variables))) {
        context.result = await options.execution({ ...known, context });
        if (!context.result.errors) {
          return reply.header('content-type', mediaType).send(`${JSON.stringify({ data: context.result.data })}\n`);
        }
      }
      const answered = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: toGraphRequest(request, options.publicOrigin),
        context: async () => context,
      });
      return sendAnswer(reply, answered);
    }
  };
}

function toGraphRequest(request: FastifyRequest, publicOrigin: string): HTTPGraphQLRequest {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) {
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
    }
  }
  // Apollo asks of a GET that it could not come from another site's page, which it tells by an uncommon header.
  if (request.method === 'GET' && !comesFromForeignPage(request, publicOrigin)) {
    headers.set('apollo-require-preflight', 'true');
  }
  const question = request.url.indexOf('?');
  return {
    method: request.method,
    headers,
    search: question === -1 ? '' : request.url.slice(question),
    body: request.body,
  };
}
