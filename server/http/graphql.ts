import { HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../../schema/context.ts';
import type { Clock } from '../../schema/ports.ts';
import { admit } from '../admission/admission.ts';
import type { EventLoopTurns } from '../admission/event-loop-turns.ts';
import type { Slots } from '../admission/slots.ts';
import { comesFromForeignPage } from '../foreign-pages.ts';
import { createApollo } from './apollo.ts';
import type { AskedContext } from './asked-context.ts';
import type { Bodies } from './bodies.ts';
import { sendAnswer } from './graph-answer.ts';
import type { KeyGuard } from './key-guard.ts';
import { isForThoseWithoutSession } from './needs-no-session.ts';
import { addVary, prefersHtml } from './negotiation.ts';
import type { OperationChecks } from './operation-checks.ts';
import { sendPlayground } from './playground.ts';
import { setQuotaHeaders } from './quota-headers.ts';

export interface GraphOptions {
  readonly schema: GraphQLSchema;
  readonly createContext: (request: FastifyRequest, reply: FastifyReply) => Promise<AskedContext>;
  readonly check: OperationChecks;
  readonly guard: KeyGuard;
  readonly clock: Clock;
  readonly publicOrigin: string;
  readonly slots: Slots;
  readonly bodies: Bodies;
  /** For long operations, even if a slot is free. */
  readonly turns: EventLoopTurns;
}

/** `/graphql`: GraphQL over HTTP by Apollo Server, and the playground for browsers. */
export function graphql(options: GraphOptions): FastifyPluginAsync {
  return async (app) => {
    const { schema, check, guard, clock, createContext, publicOrigin, slots, bodies, turns } = options;
    const departures = new WeakMap<Context, AbortSignal>();
    const beforeLong = (context: Context) => turns.next(departures.get(context) ?? new AbortController().signal);
    const apollo = createApollo({ schema, check, guard, log: app.log, beforeLong });
    await apollo.start();
    app.addHook('onClose', () => apollo.stop());
    app.route({
      method: ['GET', 'POST'],
      url: '/graphql',
      handler: async (request, reply) => {
        if (request.method !== 'POST' && prefersHtml(request.headers.accept)) {
          return sendPlayground(request, reply);
        }
        addVary(reply, 'Accept');
        reply.header('cache-control', 'no-store');
        const answer = async (signal: AbortSignal, body: unknown) => {
          const { context, refusal } = await createContext(request, reply);
          if (refusal && !isForThoseWithoutSession(schema, body)) {
            throw refusal;
          }
          signal.throwIfAborted();
          departures.set(context, signal);
          const answered = await apollo.executeHTTPGraphQLRequest({
            httpGraphQLRequest: toGraphRequest(request, body, publicOrigin),
            context: async () => context,
          });
          setQuotaHeaders(reply, guard.quotaOf(context.viewer), clock.now());
          return sendAnswer(request, reply, answered);
        };
        return admit(bodies.slotsOf(request, slots), request, reply, (signal) =>
          bodies.use(request, reply, signal, (body) => answer(signal, body)),
        );
      },
    });
  };
}

/** The headers that Apollo Server reads: to know which answer is wanted, and that no other site's page has sent it. */
const readHeaders = ['accept', 'content-type', 'apollo-require-preflight', 'x-apollo-operation-name'];

function toGraphRequest(request: FastifyRequest, body: unknown, publicOrigin: string): HTTPGraphQLRequest {
  // HEAD is answered as GET is; Fastify leaves the body out.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const headers = new HeaderMap();
  for (const name of readHeaders) {
    const value = request.headers[name];
    if (value !== undefined) {
      headers.set(name, String(value));
    }
  }
  // Apollo asks of a GET that it could not come from another site's page, which it tells by an uncommon header.
  if (method === 'GET' && !comesFromForeignPage(request, publicOrigin)) {
    headers.set('apollo-require-preflight', 'true');
  }
  const question = request.url.indexOf('?');
  return {
    method,
    headers,
    search: question === -1 ? '' : request.url.slice(question),
    body,
  };
}
