import { join } from 'node:path';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { storeTracked } from '../schema/analytics/tracked.queries.ts';
import { TrackedBatch } from '../schema/analytics/tracked-batch.ts';
import type { Context } from '../schema/context.ts';
import { deleteOrphans } from '../schema/files/orphans.ts';
import { schema } from '../schema/index.ts';
import { deleteOldData } from '../schema/maintenance.ts';
import type { Clock, Passwords, Ports } from '../schema/ports.ts';
import { createServices } from '../schema/services.ts';
import type { DB } from '../schema/tables.ts';
import { type AdmissionLimits, createAdmission } from './admission/admission.ts';
import { openModel } from './assistant/open-model.ts';
import { replyStream } from './assistant/reply-stream.ts';
import { webinarCalendar } from './calendar/webinar-calendar.ts';
import type { Config } from './config.ts';
import { jsonWebTokens } from './credentials/access-tokens.ts';
import { consentCookieOf, consentQuestion } from './credentials/consent-cookie.ts';
import { linkTokens } from './credentials/link-tokens.ts';
import { navigatingOperatorReader } from './credentials/navigating-operator.ts';
import { configuredProviders, openIdProviders } from './credentials/openid-providers.ts';
import { argon2Passwords } from './credentials/passwords.ts';
import { sealedSecrets } from './credentials/sealed-secrets.ts';
import { deviceCookieOf, sessionCookieOf, socialCookieOf } from './credentials/token-cookies.ts';
import { viewerReader } from './credentials/viewer.ts';
import type { DatabaseActivity } from './database/driver/observed-runner.ts';
import { pingDatabase } from './database/driver/open.ts';
import { openWorkQueue } from './database/queues/work-queue.ts';
import { safetyFeed } from './feeds/safety-feed.ts';
import { searchFeeds } from './feeds/search-feeds.ts';
import { statusFeed } from './feeds/status-feed.ts';
import { incomingDirectory, openFileStore } from './files/file-store.ts';
import { uploads } from './files/uploads.ts';
import { findability } from './findability/findability.ts';
import { forgetting } from './forgetting.ts';
import type { AskedContext } from './http/asked-context.ts';
import { Bodies } from './http/bodies.ts';
import { BodyMemory } from './http/body-memory.ts';
import { changeLog } from './http/change-log.ts';
import { addCompression } from './http/compression.ts';
import { addCrossOrigin } from './http/cross-origin.ts';
import { databaseCheck } from './http/database-check.ts';
import { addErrorHandler } from './http/error-handler.ts';
import { createExecution } from './http/execution.ts';
import { formatGraphError, unexpectedCauses } from './http/graph-error.ts';
import { graphql } from './http/graphql.ts';
import { health } from './http/health.ts';
import { idempotencyKeyOf } from './http/idempotency-key.ts';
import { addLingeringClose } from './http/lingering-close.ts';
import { oauthToken } from './http/oauth-token.ts';
import { oneClickUnsubscribe } from './http/one-click-unsubscribe.ts';
import { createOperationChecks } from './http/operation-checks.ts';
import { type PagesOptions, pages } from './http/pages.ts';
import { playground } from './http/playground.ts';
import { schemaText } from './http/schema-text.ts';
import { boundUnreadAnswers } from './http/unread-answers.ts';
import { openKeys } from './keys.ts';
import { databaseLimiter, forgetAttempts, noLimiter } from './limits/limiter.ts';
import { addRequestLimit } from './limits/requests.ts';
import { addMetrics } from './metrics/metrics.ts';
import { BODY_LIMIT, newServer } from './new-server.ts';
import { rest } from './rest/engine/adapter.ts';
import { restOperations } from './rest/engine/rest-operations.ts';
import { clientFile } from './sdk/client-file.ts';
import { storingTracked } from './tracking.ts';

/** Of the bodies of all requests. */
const BODY_MEMORY = 64_000_000;

export interface AppOptions {
  readonly config: Config;
  readonly db: Kysely<DB>;
  /** What the database has done lately. */
  readonly activity: DatabaseActivity;
  readonly clock: Clock;
  /** Whether the sample content is loaded. */
  readonly sampleData: boolean;
  /** What the portal signs with: the present secret first. */
  readonly authSecrets: readonly string[];
  /** Where `npm run build` wrote; without it there are no pages and no playground (as in tests of the interfaces). */
  readonly buildDirectory?: string;
  /** How much is worked on at a time; the portal's own limits unless a test sets narrower ones. */
  readonly admission?: Partial<AdmissionLimits>;
  /** For how many milliseconds a client may leave its answer unread. */
  readonly connectionTimeout?: number;
  /** How many bytes of bodies are held at a time. */
  readonly bodyMemory?: number;
  /** Argon2id, unless a test counts its calls. */
  readonly passwords?: Passwords;
  /** Called once a one-time password has signed in. */
  readonly onUsedOneTimePassword?: () => Promise<void>;
  /** Where the lines of the log go: to standard output, unless a test reads them. */
  readonly log?: { write(line: string): void };
}

export interface App {
  readonly server: FastifyInstance;
  /** From here on the health check says that this process is about to stop. */
  drain(): void;
}

/** The whole portal on one HTTP server, not listening yet: the list of its parts, in order. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, db, clock } = options;
  let draining = false;
  const server = newServer(config, options);

  const accessTokens = jsonWebTokens({ secrets: options.authSecrets, origin: config.publicOrigin, clock });
  const [secret = ''] = options.authSecrets;
  const noteRateLimit = (limit: string) => server.log.warn({ limit }, 'rate limit reached');
  const queue = await openWorkQueue(db, (error) => server.log.warn({ err: error }, 'the queue of work failed'));
  server.addHook('onClose', () => queue.close());
  const tracked = new TrackedBatch();
  const store = openFileStore(config, (what, error) => server.log.warn({ err: error }, what));
  const check = createOperationChecks(schema);
  const keys = await openKeys(server, { config, db, clock, schema, authSecrets: options.authSecrets });
  const { guard, keyTokens, readKey } = keys;
  const languageModel = config.assistant && (await openModel(config.assistant, server.log));
  const ports: Ports = {
    quotaOf: guard.quotaOf,
    queue,
    languageModel,
    files: { ...store, isScanned: config.virusScanner !== undefined },
    tracked,
    clock,
    passwords: options.passwords ?? argon2Passwords(),
    accessTokens,
    linkTokens: linkTokens(options.authSecrets),
    sealedSecrets: sealedSecrets(options.authSecrets),
    webhookLoopback: config.webhookLoopback,
    identityProviders: openIdProviders({ clients: config.identityProviders, origin: config.publicOrigin }),
    limiter: config.rateLimits ? databaseLimiter({ db, clock, secret, onRefusal: noteRateLimit }) : noLimiter,
    site: {
      productName: config.productName,
      origin: config.publicOrigin,
      sampleData: options.sampleData,
      signInProviders: configuredProviders(config.identityProviders),
      operator: config.operator,
    },
    restOperations: restOperations(config),
    report: (what, failure) => server.log.error({ err: failure }, what),
    noteUsedOneTimePassword: async () => options.onUsedOneTimePassword?.(),
    noteRefusedSignIn: (refusal) => server.log.warn(refusal, 'sign-in refused'),
  };
  const anonymous = (requestId: string): Context => {
    const viewer = { kind: 'anonymous' } as const;
    return { viewer, requestId, services: createServices({ db, viewer, ports }) };
  };
  const readViewer = viewerReader({ db, clock, accessTokens, keyTokens });
  const createContext =
    (door: 'graph' | 'rest') =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<AskedContext> => {
      const { viewer, refusal } = await readViewer(request);
      const sessionCookie = sessionCookieOf(request, reply, config.publicOrigin);
      const socialCookie = socialCookieOf(request, reply, config.publicOrigin);
      const services = createServices({
        db,
        viewer,
        ports,
        sessionCookie,
        socialCookie,
        deviceCookie: deviceCookieOf(request, reply, config.publicOrigin),
        consentCookie: consentCookieOf(request, reply, config.publicOrigin),
        idempotencyKey: idempotencyKeyOf(request),
        door,
      });
      return { context: { viewer, requestId: request.id, services }, refusal };
    };
  const admission = createAdmission(options.admission);
  const { largeBodies: largeSlots, turns } = admission;
  const memory = new BodyMemory(options.bodyMemory ?? BODY_MEMORY);
  const bodies = new Bodies(server, BODY_LIMIT, { memory, largeSlots, turns });
  const execution = createExecution(schema);

  await addCrossOrigin(server, config.corsOrigins);
  addErrorHandler(server);
  addLingeringClose(server);
  boundUnreadAnswers(server);
  addCompression(server);
  await server.register(cookie);
  if (config.rateLimits) {
    await addRequestLimit(server, noteRateLimit);
  }
  const checkDatabase = databaseCheck(() => pingDatabase(db), options.activity);
  await server.register(health({ version: config.version, checkDatabase, isDraining: () => draining }));
  addMetrics(server, { token: config.metricsToken, admission, activity: options.activity });
  if (options.buildDirectory) {
    await server.register(playground({ directory: join(options.buildDirectory, 'playground') }));
  }
  const { operations: slots, signOuts } = admission;
  const { productName, publicOrigin } = config;
  const guarded = { schema, guard, clock, slots, bodies };
  await server.register(graphql({ ...guarded, check, createContext: createContext('graph'), publicOrigin, turns }));
  await server.register(schemaText({ schema }));
  await server.register(changeLog);
  await server.register(clientFile);
  const restPaths = rest({ ...guarded, execution, createContext: createContext('rest'), config, signOuts });
  await server.register(restPaths, { prefix: '/api' });
  const services = (requestId: string) => anonymous(requestId).services;
  await server.register(replyStream({ createContext: createContext('graph'), bodies }));
  await server.register(oauthToken({ readKey, tokens: keyTokens, slots }));
  await server.register(statusFeed({ productName, publicOrigin, services, slots }));
  await server.register(safetyFeed({ productName, publicOrigin, services, slots }));
  await server.register(
    webinarCalendar({ productName, origin: publicOrigin, operatorEmail: config.operator?.email, services, slots }),
  );
  await server.register(oneClickUnsubscribe({ services, slots }));
  await server.register(searchFeeds({ productName, publicOrigin, services, slots }));
  const incoming = incomingDirectory(config.dataDirectory);
  await server.register(uploads({ store, incoming, createContext: createContext('rest'), slots }));
  if (options.buildDirectory) {
    const directory = options.buildDirectory;
    const execute: PagesOptions['execute'] = async ({ requestId, ...request }) => {
      const { data, errors } = await execution({ ...request, context: anonymous(requestId) });
      for (const cause of unexpectedCauses(errors ?? [])) {
        server.log.error({ err: cause, requestId }, 'a page query failed');
      }
      return {
        ...(data === undefined ? {} : { data }),
        ...(errors ? { errors: errors.map(formatGraphError) } : {}),
      };
    };
    await server.register(findability({ directory, config, clock, services, execute, slots }));
    await server.register(
      pages({
        serviceWorker: config.serviceWorker,
        directory,
        productName: config.productName,
        publicOrigin: config.publicOrigin,
        slots: admission.pages,
        turns: admission.turns,
        clock: () => clock.now(),
        consent: consentQuestion(config.publicOrigin),
        isOperator: navigatingOperatorReader({ db, clock, publicOrigin: config.publicOrigin }),
        execute,
      }),
    );
  }
  await server.register(storingTracked(() => storeTracked(db, tracked)));
  await server.register(
    forgetting(async () => {
      await Promise.all([deleteOldData(db, clock.now()), forgetAttempts(db, clock)]);
      await deleteOrphans(db, ports.files, clock.now());
    }),
  );
  const drain = () => {
    draining = true;
  };
  return { server, drain };
}
