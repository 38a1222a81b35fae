import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { TrackedBatch } from '../../schema/analytics/tracked-batch.ts';
import type { Clock, Passwords, Ports } from '../../schema/ports.ts';
import { createServices } from '../../schema/services.ts';
import type { ComponentSlug } from '../../schema/system-status/component.ts';
import type { DB } from '../../schema/tables.ts';
import type { Config } from '../config.ts';
import { jsonWebTokens } from '../credentials/access-tokens.ts';
import { linkTokens } from '../credentials/link-tokens.ts';
import { sealedSecrets } from '../credentials/sealed-secrets.ts';
import { writesAndReads } from '../database/check-writing.ts';
import type { OpenWorkQueue } from '../database/queues/work-queue.ts';
import { noLimiter } from '../limits/limiter.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { AskPortal } from './ask-portal.ts';
import { backgroundProbe } from './background-probe.ts';
import { accountsProbe, searchProbe } from './domain-probes.ts';
import { graphProbe, restProbe, webClientProbe } from './portal-probes.ts';
import { expectThat, type Probe } from './probe.ts';

/** What the components are probed with. */
export interface ProbedParts {
  readonly config: Pick<Config, 'publicOrigin' | 'productName' | 'operator'>;
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly authSecrets: readonly string[];
  readonly ask: AskPortal;
  readonly mailer: Pick<Mailer, 'check'>;
  readonly passwords: Passwords;
  readonly openQueue: () => Promise<OpenWorkQueue>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export type Probes = Readonly<Record<ComponentSlug, Probe>>;

/**
 * A probe for each component, by a way that no other component is on: pages, graph and REST over HTTP, by what each answers
 * without the others; search and accounts by their services, in this process; the mail server by its greeting.
 */
export function createProbes(parts: ProbedParts): Probes {
  const { db, clock, ask, mailer, openQueue } = parts;
  const services = createServices({ db, viewer: { kind: 'anonymous' }, ports: portsOf(parts) });
  const tokens = jsonWebTokens({ secrets: parts.authSecrets, origin: parts.config.publicOrigin, clock });
  return {
    web_client: webClientProbe(ask),
    graphql: graphProbe(ask),
    rest: restProbe(ask),
    database: async () => {
      expectThat(await writesAndReads(db), 'the database did not keep what was written');
      return 'up';
    },
    search: searchProbe(services),
    accounts: accountsProbe(services, tokens, clock),
    email: async () => {
      await mailer.check();
      return 'up';
    },
    background: backgroundProbe(db, openQueue),
  };
}

/** Probes are counted by no limit, and a password that is refused to them is nothing to note. */
function portsOf({ config, clock, authSecrets, passwords, openQueue, log }: ProbedParts): Ports {
  return {
    clock,
    passwords,
    accessTokens: jsonWebTokens({ secrets: authSecrets, origin: config.publicOrigin, clock }),
    linkTokens: linkTokens(authSecrets),
    sealedSecrets: sealedSecrets(authSecrets),
    // No probe has a webhook.
    webhookLoopback: false,
    limiter: noLimiter,
    // No probe has a key.
    quotaOf: () => undefined,
    // No probe reads the API reference.
    restOperations: () => [],
    identityProviders: {
      begin: async () => undefined,
      identify: () => Promise.reject(new Error('No provider is asked by a probe.')),
    },
    // No probe visits a page.
    tracked: new TrackedBatch(),
    // No probe sends a file.
    files: { isScanned: false, remove: async () => undefined, namesBefore: async function* () {} },
    queue: { add: async (transaction, name, jobs) => (await openQueue()).add(transaction, name, jobs) },
    site: {
      productName: config.productName,
      origin: config.publicOrigin,
      sampleData: false,
      signInProviders: [],
      operator: config.operator,
    },
    report: (what, failure) => log.warn({ err: failure }, what),
    noteUsedOneTimePassword: async () => undefined,
    noteRefusedSignIn: () => undefined,
  };
}
