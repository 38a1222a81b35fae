import type { FastifyPluginAsync, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { signedIn } from '../../../schema/access/viewer.ts';
import type { Context } from '../../../schema/context.ts';
import type { Clock } from '../../../schema/ports.ts';
import { admit, admitToEnd } from '../../admission/admission.ts';
import type { Slots } from '../../admission/slots.ts';
import type { Config } from '../../config.ts';
import type { AskedContext } from '../../http/asked-context.ts';
import type { Bodies } from '../../http/bodies.ts';
import { createDeprecatedUse, type DeprecatedUse } from '../../http/deprecated-use.ts';
import { deprecationHeaders } from '../../http/deprecation-headers.ts';
import { sendError } from '../../http/error-handler.ts';
import type { Execution } from '../../http/execution.ts';
import { type KeyGuard, keyOf } from '../../http/key-guard.ts';
import { needsNoSession } from '../../http/needs-no-session.ts';
import { setQuotaHeaders } from '../../http/quota-headers.ts';
import { routes } from '../routes.ts';
import { readLeniently, takeAnyBody } from './lenient-body.ts';
import { openApiDocument } from './openapi.ts';
import { priceOf } from './price.ts';
import { allProblems, isCrossSiteWithoutPreflight, RefusedBody, readBody } from './read-body.ts';
import { readParameters } from './read-parameters.ts';
import { refusalOf } from './refusal-of.ts';
import { patternOf, refuseRest } from './refuse.ts';
import type { Route } from './route.ts';
import { sendGraphErrors, sendRefusal } from './send-graph-errors.ts';
import { sendJson, sendResult } from './send-json.ts';

export interface RestOptions {
  readonly schema: GraphQLSchema;
  readonly execution: Execution;
  readonly createContext: (request: FastifyRequest, reply: FastifyReply) => Promise<AskedContext>;
  readonly guard: KeyGuard;
  readonly clock: Clock;
  readonly config: Config;
  readonly slots: Slots;
  /** For what is done whatever is sent along: signing out. */
  readonly signOuts: Slots;
  readonly bodies: Bodies;
}

/** Known below /api without being rows of the table. */
const otherPaths = ['/openapi.json', '/health'];
const READS = ['GET', 'HEAD'];

/** The REST paths: each row of the table executes its graph operation in process, in the same context as the graph. */
export function rest(options: RestOptions): FastifyPluginAsync {
  return async (app) => {
    const paths = [
      ...[...Map.groupBy(routes, ({ path }) => path)].map(([path, rows]) => ({
        path,
        methods: rows.flatMap(({ method }) => (method === 'GET' ? READS : [method])),
      })),
      ...otherPaths.map((path) => ({ path, methods: READS })),
    ];
    const refuse = refuseRest(paths);
    const use = createDeprecatedUse(options.schema);
    for (const route of routes) {
      const url = route.path.replace(/\{(\w+)\}/g, ':$1');
      const take = answer(route, options, use);
      // Signing out waits for no other work, and is done even if the page that asked for it has gone.
      const begin = (request: FastifyRequest, reply: FastifyReply) =>
        route.leniently
          ? admitToEnd(options.signOuts, request, (signal) => take(request, reply, signal, request.body))
          : admit(options.bodies.slotsOf(request, options.slots), request, reply, (signal) =>
              // Many clients say that they send JSON with every request, also where they have nothing to send.
              options.bodies.use(request, reply, signal, (body) => take(request, reply, signal, body), 'nothing'),
            );
      const handler = (request: FastifyRequest, reply: FastifyReply) =>
        hasNonEmptyParams(request.params as Given) ? begin(request, reply) : refuse(request, reply);
      if (route.leniently) {
        await app.register(async (lenient) => {
          takeAnyBody(lenient);
          lenient.route({ method: route.method, url, handler });
        });
      } else {
        app.route({ method: route.method, url, handler });
      }
    }
    for (const { path, methods } of paths) {
      // A row whose path has a parameter would take the path for a value of it.
      const taken = routes.filter(
        (route) => !methods.includes(route.method) && patternOf(route.path).test(`/api${path}`),
      );
      if (taken.length > 0) {
        const others = [...new Set(taken.map(({ method }) => method))];
        app.route({
          method: others,
          url: path,
          onRequest: async (request, reply) => refuse(request, reply),
          handler: refuse,
        });
      }
    }
    let openApi: string | undefined;
    app.get('/openapi.json', (request, reply) => {
      openApi ??= JSON.stringify(openApiDocument(options.config));
      return sendJson(request, reply, openApi, 'anyone');
    });

    // Before the body is read, as what is wrong with it does not matter where the caller may not send it; after the request has been
    // counted for its network.
    for (const url of ['', '/*']) {
      app.route({
        method: app.supportedMethods as HTTPMethods[],
        url,
        preParsing: async (request, reply) => {
          await refuse(request, reply);
        },
        handler: refuse,
      });
    }
    app.setNotFoundHandler(refuse);
  };
}

function answer(
  route: Route,
  { schema, execution, guard, clock, createContext, config }: RestOptions,
  use: DeprecatedUse,
) {
  const ofRoute = route.deprecation ? [route.deprecation] : [];
  const headersOfRoute = deprecationHeaders(ofRoute);
  const isOpen = needsNoSession(schema, route.operation);
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    signal: AbortSignal,
    body: unknown,
  ): Promise<FastifyReply> => {
    // Refusals of a deprecated row say so, too.
    setHeaders(reply, headersOfRoute);
    if (!route.leniently && !isReadable(request.url)) {
      return sendError(request, reply, { status: 400, code: 'BAD_REQUEST', message: 'The address cannot be read.' });
    }
    const isRead = route.method === 'GET';
    if (!isRead && isCrossSiteWithoutPreflight(request, config.publicOrigin)) {
      const message = 'Send the body as application/json.';
      return sendError(request, reply, { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE', message });
    }
    const { context, refusal: refusedToken } = await createContext(request, reply);
    signal.throwIfAborted();
    if (refusedToken && !isOpen) {
      throw refusedToken;
    }
    // Who has no session is told by the graph where it may be the browser's cookie that has one.
    if (route.signedIn && !isOpen) {
      signedIn(context.viewer);
    }
    guard.permit(context.viewer, route.operation);
    const variables = route.leniently
      ? readLeniently(route.leniently, body)
      : await readVariables(route, request, body, { schema, services: context.services });
    const given = use.given(route.operation, variables);
    if (given.length > 0) {
      setHeaders(reply, deprecationHeaders([...ofRoute, ...given]));
    }
    if (keyOf(context.viewer)) {
      await guard
        .count(context.viewer, priceOf(route, variables))
        .finally(() => setQuotaHeaders(reply, guard.quotaOf(context.viewer), clock.now()));
    }
    const result = await execution({ document: route.operation, variables, context });
    if (result.errors) {
      return sendGraphErrors(route, request, reply, result.errors);
    }
    const refusal = isRead ? undefined : refusalOf(result.data);
    if (refusal) {
      return sendRefusal(route, request, reply, refusal);
    }
    const presented = route.present(result.data);
    if (presented === undefined) {
      const message = route.notFound ?? 'There is nothing at this address.';
      return sendError(request, reply, { status: 404, code: 'NOT_FOUND', message });
    }
    if (isRead) {
      const openTo = context.viewer.kind === 'account' ? 'reader' : 'anyone';
      return sendJson(request, reply, JSON.stringify(presented), route.signedIn ? 'nobody' : openTo);
    }
    reply.code(route.status ?? 200);
    const location = route.location?.(result.data);
    if (location !== undefined) {
      reply.header('location', `/api${location}`);
    }
    return sendResult(
      reply,
      route.status === 204 ? undefined : JSON.stringify(presented),
      route.entityTag?.(result.data),
    );
  };
}

/** What was sent, as the operation's variables. A caller without permission is told so, and not what is wrong with it. */
async function readVariables(
  route: Route,
  request: FastifyRequest,
  body: unknown,
  { schema, services }: Pick<RestOptions, 'schema'> & Pick<Context, 'services'>,
) {
  const path = request.params as Given;
  try {
    return {
      ...readParameters(route, path, request.query as Given),
      ...(route.method === 'GET' ? {} : readBody(route, body)),
    };
  } catch (error) {
    await route.permit?.(services, path as Readonly<Record<string, string>>);
    throw error instanceof RefusedBody ? await allProblems(route, error, { schema, services }) : error;
  }
}

type Given = Readonly<Record<string, string | readonly string[] | undefined>>;

function setHeaders(reply: FastifyReply, headers: ReturnType<typeof deprecationHeaders>): void {
  for (const [name, value] of headers) {
    reply.header(name, value);
  }
}

/** The router takes `/jobs/` for a job without an identifier. */
function hasNonEmptyParams(parameters: Given): boolean {
  return Object.values(parameters).every((value) => value !== '');
}

/** The parser of queries leaves a broken percent-encoding as it stands. */
function isReadable(url: string): boolean {
  if (!url.includes('%')) {
    return true;
  }
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
