import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { FormattedExecutionResult } from 'graphql';
import { hasMailedToken } from '../../schema/accounts/email/mailed-link.ts';
import { admit } from '../admission/admission.ts';
import type { EventLoopTurns } from '../admission/event-loop-turns.ts';
import { ClientGoneError, OverloadedError } from '../admission/refusals.ts';
import type { Slots } from '../admission/slots.ts';
import { DatabaseUnavailableError } from '../database/driver/database-error.ts';
import { busyFailure, failurePage, unavailableFailure, unexpectedFailure } from './failure-page.ts';
import { type PageTemplate, readPageTemplate } from './page-template.ts';
import { RETRY_AFTER_SECONDS } from './public-error.ts';
import { refuseFailures } from './refuse-failures.ts';
import { type ConsentQuestion, type ExecutePage, loadRenderer, type PageOperation } from './renderer.ts';
import { contentSecurityPolicies } from './response-headers.ts';
import { serveWithoutConnection } from './without-connection.ts';

export interface PagesOptions {
  /** Where `npm run build` wrote: holds `client` and `server`. */
  directory: string;
  productName: string;
  /** Whether browsers may keep a service worker. */
  serviceWorker: boolean;
  /** Origin of the canonical addresses, without a slash at the end. */
  publicOrigin: string;
  clock: () => Date;
  /** Whether the page asks its visitor about cookies, and which version of the question. */
  consent: (request: FastifyRequest) => ConsentQuestion;
  /** Whether a navigation comes from an operator's browser; asked for the pages that are operators' alone. */
  isOperator: (request: FastifyRequest) => Promise<boolean>;
  /** Executes one operation in process as an anonymous visitor; rejects with errors that the graph does not mask. */
  execute: (operation: PageOperation & { requestId: string }) => Promise<FormattedExecutionResult>;
  slots: Slots;
  /** For each rendering. */
  turns: EventLoopTurns;
}

/** Addresses below these belong to other plugins: an unknown one is not a page either. */
const foreign = /^\/(?:api|graphql|health|metrics|assets|playground|feeds|uploads)(?:[/?]|$)/;

/** Serves the built client: its files, and every page rendered on the server first. */
export function pages(options: PagesOptions): FastifyPluginAsync {
  return async (app) => {
    const client = join(options.directory, 'client');
    const template = await readPageTemplate(client);
    const { movedTo, isForOperators, render } = await loadRenderer(options.directory);
    await serveFiles(app, client);
    await serveWithoutConnection(app, {
      directory: client,
      productName: options.productName,
      styles: template.styles,
      hasWorker: options.serviceWorker,
    });
    app.get('/*', async (request, reply) => {
      if (foreign.test(request.url)) return reply.callNotFound();
      const address = movedTo({ url: request.url, origin: options.publicOrigin });
      if (address) return reply.redirect(address, 308);
      // Whether it asks about cookies depends on the cookie that holds the answer.
      reply
        .header('cache-control', 'no-cache')
        .header('vary', 'Cookie')
        .header('content-security-policy', contentSecurityPolicies.page);
      try {
        const now = options.clock().toISOString();
        const { publicOrigin: origin } = options;
        // The token of a mailed link must not leak, as a referrer or from a cache.
        if (hasMailedToken(request.url)) {
          reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer');
        }
        const rendered = await admit([options.slots], request, reply, async (signal) => {
          const toOperator = isForOperators({ url: request.url, origin }) && (await options.isOperator(request));
          // A cache must not serve a page that was rendered for an operator to others.
          if (toOperator) reply.header('cache-control', 'private, no-store');
          const execute: ExecutePage = (operation) => {
            signal.throwIfAborted();
            return options.execute({ ...operation, requestId: request.id });
          };
          const beforeRendering = () => options.turns.next(signal);
          const consent = options.consent(request);
          return render({ url: request.url, origin, now, toOperator, consent, execute, beforeRendering });
        });
        refuseFailures(rendered.errors);
        return reply.code(rendered.status).type('text/html; charset=utf-8').send(template.fill(rendered));
      } catch (error) {
        return sendFailure(error, request, reply, options, template);
      }
    });
  };
}

/** Built files carry a hash of their content in their names; those of client/public keep theirs and are asked for again. */
async function serveFiles(app: FastifyInstance, directory: string): Promise<void> {
  const shared = { decorateReply: false, index: false as const, preCompressed: true };
  await app.register(fastifyStatic, {
    ...shared,
    root: join(directory, 'assets'),
    prefix: '/assets/',
    // A directory is no file either, and is not distinguished from one that is not there.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    immutable: true,
    maxAge: '365d',
  });
  await app.register(fastifyStatic, {
    ...shared,
    root: directory,
    wildcard: false,
    globIgnore: ['index.html', 'service-worker.js', 'assets/**', '**/*.br', '**/*.gz'],
    maxAge: '1h',
  });
}

function sendFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { productName }: PagesOptions,
  { styles }: PageTemplate,
): FastifyReply {
  if (error instanceof ClientGoneError) return reply.code(499).send();
  const isBusy = error instanceof OverloadedError;
  const isUnavailable = error instanceof DatabaseUnavailableError;
  if (!isBusy) {
    request.log.error({ err: error }, isUnavailable ? 'page not rendered: no database' : 'page not rendered');
  }
  if (isBusy || isUnavailable) reply.header('retry-after', RETRY_AFTER_SECONDS);
  const failure = isBusy
    ? busyFailure(productName)
    : isUnavailable
      ? unavailableFailure(productName)
      : unexpectedFailure(request.id);
  return reply
    .code(isBusy || isUnavailable ? 503 : 500)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(failurePage(failure, { productName, styles }));
}
