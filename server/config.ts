import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IdentityProvider } from '../schema/ports.ts';
import { type ModelSettings, modelSettings } from './assistant/model-settings.ts';
import type { OpenIdClient } from './credentials/openid-providers.ts';
import { type Environment, type EnvironmentValues, type LogLevel, readEnvironment } from './environment.ts';
import { type FileSettings, fileSettings } from './files/file-settings.ts';
import { isLoopback } from './loopback.ts';
import { type MailSettings, mailSettings } from './mail/mail-settings.ts';
import { type ProxyTrust, readTrustProxy } from './proxy-trust.ts';
import { StartError } from './start-error.ts';

/** Everything the environment decides. This module alone reads it. */
export interface Config extends MailSettings, FileSettings {
  readonly productName: string;
  readonly version: string;
  readonly host: string;
  readonly port: number;
  /** Origin of the addresses that the portal writes into pages and feeds, without a slash at its end. */
  readonly publicOrigin: string;
  readonly databaseUrl: string | undefined;
  /** Where the driver looks for a password that is not in the address; without it in the home directory. */
  readonly passwordFile: string | undefined;
  readonly dataDirectory: string;
  readonly sampleData: boolean;
  /** Who runs this installation, for the legal pages. */
  readonly operator: { readonly name: string; readonly email: string } | undefined;
  /** Proxies whose X-Forwarded headers are believed. */
  readonly trustProxy: ProxyTrust;
  readonly corsOrigins: readonly string[];
  /** The present secret, then the one before it; empty if the portal makes one for itself. */
  readonly authSecrets: readonly string[];
  /** Whether work that waits is done by this very process. */
  readonly worker: boolean;
  /** Off only if no other machine can reach the portal. */
  readonly rateLimits: boolean;
  /** Whether webhooks may go to this machine by http. On only if no other machine can reach the portal. */
  readonly webhookLoopback: boolean;
  /** Whether browsers may install a service worker; if off, they unregister it. */
  readonly serviceWorker: boolean;
  /** The portal's client registration at Google and LinkedIn; absent if sign-in by them is off. */
  readonly identityProviders: Readonly<Record<IdentityProvider, OpenIdClient | undefined>>;
  /** The model that writes the assistant's replies; absent if none is configured. */
  readonly assistant: ModelSettings | undefined;
  /** The bearer token of /metrics; without one that address returns 404. */
  readonly metricsToken: string | undefined;
  readonly logLevel: LogLevel;
}

/**
 * Reads and checks the environment: each variable by itself (`environment.ts`), and then what they are together.
 *
 * @throws StartError with one sentence that names the variable.
 */
export function loadConfig(environment: Environment): Config {
  const values = readEnvironment(environment);
  const { HOST: host, PORT: port, DATABASE_URL: databaseUrl } = values;
  const named = readPackage();
  const origin = values.PUBLIC_ORIGIN ?? localOrigin(host, port);
  return {
    ...named,
    host,
    port,
    publicOrigin: origin,
    databaseUrl,
    passwordFile: values.PGPASSFILE,
    dataDirectory: values.DATA_DIR,
    sampleData: values.SAMPLE_DATA ?? databaseUrl === undefined,
    operator: operator(values),
    trustProxy: readTrustProxy(values.TRUST_PROXY),
    corsOrigins: values.CORS_ORIGINS,
    authSecrets: authSecrets(values),
    ...mailSettings(values.SMTP_URL, values.MAIL_FROM, named.productName),
    ...fileSettings(values.FILES_URL, values.VIRUS_SCANNER),
    worker: worker(values),
    rateLimits: rateLimits(values, origin),
    webhookLoopback: webhookLoopback(values, origin),
    serviceWorker: values.SERVICE_WORKER,
    identityProviders: {
      google: openIdClient('GOOGLE', values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET, values.OIDC_GOOGLE_ISSUER),
      linkedin: openIdClient(
        'LINKEDIN',
        values.LINKEDIN_CLIENT_ID,
        values.LINKEDIN_CLIENT_SECRET,
        values.OIDC_LINKEDIN_ISSUER,
      ),
    },
    assistant: modelSettings(values),
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
  };
}

function readPackage(): { productName: string; version: string } {
  const file = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
  const { productName, version } = JSON.parse(file) as { productName: string; version: string };
  return { productName, version };
}

function localOrigin(host: string, port: number): string {
  if (!isLoopback(host)) {
    throw new StartError(`PUBLIC_ORIGIN must be set, because HOST is ${host} and not a loopback address.`);
  }
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function authSecrets({ AUTH_SECRET: present, AUTH_SECRET_PREVIOUS: previous }: EnvironmentValues): string[] {
  if (previous !== undefined && present === undefined) {
    throw new StartError('AUTH_SECRET must be set where AUTH_SECRET_PREVIOUS is.');
  }
  return [present, previous].filter((value) => value !== undefined);
}

function operator({ OPERATOR_NAME: name, OPERATOR_EMAIL: email }: EnvironmentValues): Config['operator'] {
  if ((name === undefined) !== (email === undefined)) {
    throw new StartError('OPERATOR_NAME and OPERATOR_EMAIL must be set together.');
  }
  return name !== undefined && email !== undefined ? { name, email } : undefined;
}

function openIdClient(
  name: string,
  clientId: string | undefined,
  clientSecret: string | undefined,
  issuer: string,
): OpenIdClient | undefined {
  if (clientId !== undefined && clientSecret !== undefined) {
    return { issuer, clientId, clientSecret };
  }
  if (clientId !== undefined || clientSecret !== undefined) {
    const [missing, given] = clientId === undefined ? ['ID', 'SECRET'] : ['SECRET', 'ID'];
    throw new StartError(`${name}_CLIENT_${missing} must be set where ${name}_CLIENT_${given} is.`);
  }
  return undefined;
}

function worker({ WORKER: isOn, DATABASE_URL: databaseUrl }: EnvironmentValues): boolean {
  if (!isOn && databaseUrl === undefined) {
    throw new StartError(
      'WORKER can be off only where DATABASE_URL is set: no other process can use the embedded database.',
    );
  }
  return isOn;
}

function rateLimits({ RATE_LIMITS: limits, HOST: host }: EnvironmentValues, origin: string): boolean {
  if (!limits) {
    requireLoopback('RATE_LIMITS can be off', host, origin);
  }
  return limits;
}

function webhookLoopback({ WEBHOOK_LOOPBACK: isOn, HOST: host }: EnvironmentValues, origin: string): boolean {
  if (isOn) {
    requireLoopback('WEBHOOK_LOOPBACK can be on', host, origin);
  }
  return isOn;
}

/** @throws StartError if other machines reach the portal. */
function requireLoopback(setting: string, host: string, origin: string): void {
  if (!isLoopback(host)) {
    throw new StartError(`${setting} only where HOST is a loopback address, but it is ${host}.`);
  }
  // A portal on a loopback address with a public origin has a proxy in front of it.
  if (!isLoopback(new URL(origin).hostname)) {
    throw new StartError(`${setting} only where PUBLIC_ORIGIN is on this machine, but it is ${origin}.`);
  }
}
