import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IdentityProvider } from '../schema/ports.ts';
import type { OpenIdClient } from './credentials/openid-providers.ts';
import { isLoopback } from './loopback.ts';
import { type MailSettings, mailSettings } from './mail/mail-settings.ts';
import { type ProxyTrust, readTrustProxy } from './proxy-trust.ts';
import { StartError } from './start-error.ts';

/** Everything the environment decides. This module alone reads it. */
export interface Config extends MailSettings {
  readonly productName: string;
  readonly version: string;
  readonly host: string;
  readonly port: number;
  /** Origin of the addresses that the portal writes into pages and feeds, without a slash at its end. */
  readonly publicOrigin: string;
  readonly databaseUrl: string | undefined;
  readonly dataDirectory: string;
  readonly sampleData: boolean;
  /** Who runs this installation, for the legal pages. */
  readonly operator: { readonly name: string; readonly email: string } | undefined;
  /** Proxies whose X-Forwarded headers are believed. */
  readonly trustProxy: ProxyTrust;
  readonly corsOrigins: readonly string[];
  /** The present secret, then the one before it; empty where the portal makes one for itself. */
  readonly authSecrets: readonly string[];
  /** Whether work that waits is done by this very process. */
  readonly worker: boolean;
  /** Off only where no other machine reaches the portal. */
  readonly rateLimits: boolean;
  /** What the portal is to Google and LinkedIn; absent where nobody signs in by them. */
  readonly identityProviders: Readonly<Record<IdentityProvider, OpenIdClient | undefined>>;
  /** Who presents it reads /metrics; without one there is no such address. */
  readonly metricsToken: string | undefined;
  readonly logLevel: LogLevel;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks the environment.
 *
 * @throws StartError with one sentence that names the variable.
 */
export function loadConfig(environment: Environment): Config {
  const host = text(environment, 'HOST') ?? '127.0.0.1';
  const port = wholeNumber(environment, 'PORT', 4000, 0, 65_535);
  const databaseUrl = postgresUrl(environment);
  const named = readPackage();
  const origin = publicOrigin(environment, host, port);
  return {
    ...named,
    host,
    port,
    publicOrigin: origin,
    databaseUrl,
    dataDirectory: text(environment, 'DATA_DIR') ?? '.data',
    sampleData: onOrOff(environment, 'SAMPLE_DATA', databaseUrl === undefined),
    operator: operator(environment),
    trustProxy: readTrustProxy(text(environment, 'TRUST_PROXY')),
    corsOrigins: origins(environment, 'CORS_ORIGINS'),
    authSecrets: authSecrets(environment),
    ...mailSettings(text(environment, 'SMTP_URL'), text(environment, 'MAIL_FROM'), named.productName),
    worker: worker(environment, databaseUrl),
    rateLimits: rateLimits(environment, host, origin),
    identityProviders: {
      google: openIdClient(environment, 'GOOGLE', 'https://accounts.google.com'),
      linkedin: openIdClient(environment, 'LINKEDIN', 'https://www.linkedin.com/oauth'),
    },
    metricsToken: metricsToken(environment),
    logLevel: oneOf(environment, 'LOG_LEVEL', logLevels, 'info'),
  };
}

function readPackage(): { productName: string; version: string } {
  const file = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
  const { productName, version } = JSON.parse(file) as { productName: string; version: string };
  return { productName, version };
}

/** An empty value counts as not set, as in a copied .env.example. */
function text(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined;
}

function wholeNumber(environment: Environment, name: string, otherwise: number, least: number, most: number): number {
  const value = text(environment, name);
  if (value === undefined) {
    return otherwise;
  }
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most)) {
    throw new StartError(`${name} must be a whole number from ${least} to ${most}, but it is '${value}'.`);
  }
  return number;
}

function onOrOff(environment: Environment, name: string, otherwise: boolean): boolean {
  const value = text(environment, name)?.toLowerCase();
  if (value === undefined) {
    return otherwise;
  }
  if (['on', 'true', '1', 'yes'].includes(value)) {
    return true;
  }
  if (['off', 'false', '0', 'no'].includes(value)) {
    return false;
  }
  throw new StartError(`${name} must be 'on' or 'off', but it is '${value}'.`);
}

function oneOf<Value extends string>(
  environment: Environment,
  name: string,
  values: readonly Value[],
  otherwise: Value,
): Value {
  const value = text(environment, name);
  if (value === undefined) {
    return otherwise;
  }
  const found = values.find((candidate) => candidate === value.toLowerCase());
  if (!found) {
    throw new StartError(`${name} must be one of ${values.join(', ')}, but it is '${value}'.`);
  }
  return found;
}

function authSecrets(environment: Environment): string[] {
  const present = secret(environment, 'AUTH_SECRET');
  const previous = secret(environment, 'AUTH_SECRET_PREVIOUS');
  if (previous !== undefined && present === undefined) {
    throw new StartError('AUTH_SECRET must be set where AUTH_SECRET_PREVIOUS is.');
  }
  return [present, previous].filter((value) => value !== undefined);
}

/** The sentence does not repeat what is to be kept secret. */
function secret(environment: Environment, name: string): string | undefined {
  const value = text(environment, name);
  if (value !== undefined && (value.length < 32 || new Set(value).size < 10)) {
    throw new StartError(`${name} must be at least 32 characters that nobody can guess.`);
  }
  return value;
}

function metricsToken(environment: Environment): string | undefined {
  const value = text(environment, 'METRICS_TOKEN');
  if (value !== undefined && !/^\S{8,}$/.test(value)) {
    throw new StartError('METRICS_TOKEN must be at least 8 characters without spaces.');
  }
  return value;
}

function openIdClient(environment: Environment, name: string, otherwise: string): OpenIdClient | undefined {
  const clientId = text(environment, `${name}_CLIENT_ID`);
  const clientSecret = text(environment, `${name}_CLIENT_SECRET`);
  const issuer = issuerOf(environment, `OIDC_${name}_ISSUER`) ?? otherwise;
  if (clientId !== undefined && clientSecret !== undefined) {
    return { issuer, clientId, clientSecret };
  }
  if (clientId !== undefined || clientSecret !== undefined) {
    const [missing, given] = clientId === undefined ? ['ID', 'SECRET'] : ['SECRET', 'ID'];
    throw new StartError(`${name}_CLIENT_${missing} must be set where ${name}_CLIENT_${given} is.`);
  }
  return undefined;
}

function issuerOf(environment: Environment, name: string): string | undefined {
  const value = text(environment, name);
  if (value === undefined) {
    return undefined;
  }
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (!url || !isSafe || url.search || url.hash || url.username || url.password) {
    throw new StartError(
      `${name} must be an address that starts with https:// (http:// on this machine alone), but it is '${value}'.`,
    );
  }
  return value;
}

function operator(environment: Environment): Config['operator'] {
  const name = text(environment, 'OPERATOR_NAME');
  const email = text(environment, 'OPERATOR_EMAIL');
  if ((name === undefined) !== (email === undefined)) {
    throw new StartError('OPERATOR_NAME and OPERATOR_EMAIL must be set together.');
  }
  // Both stand in Markdown.
  if (name !== undefined && /[*`[\]]/.test(name)) {
    throw new StartError("OPERATOR_NAME must be a name without '*', '`' and square brackets.");
  }
  if (email !== undefined && !/^[\w.+-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(email)) {
    throw new StartError(`OPERATOR_EMAIL must be an email address, but it is '${email}'.`);
  }
  return name !== undefined && email !== undefined ? { name, email } : undefined;
}

function worker(environment: Environment, databaseUrl: string | undefined): boolean {
  const isOn = onOrOff(environment, 'WORKER', true);
  if (!isOn && databaseUrl === undefined) {
    throw new StartError(
      'WORKER can be off only where DATABASE_URL is set: no other process can use the embedded database.',
    );
  }
  return isOn;
}

function rateLimits(environment: Environment, host: string, origin: string): boolean {
  const limits = onOrOff(environment, 'RATE_LIMITS', true);
  if (!limits && !isLoopback(host)) {
    throw new StartError(`RATE_LIMITS can be off only where HOST is a loopback address, but it is ${host}.`);
  }
  // A portal on a loopback address with a public origin has a proxy in front of it.
  if (!limits && !isLoopback(new URL(origin).hostname)) {
    throw new StartError(`RATE_LIMITS can be off only where PUBLIC_ORIGIN is on this machine, but it is ${origin}.`);
  }
  return limits;
}

function postgresUrl(environment: Environment): string | undefined {
  const value = text(environment, 'DATABASE_URL');
  // The address may hold a password, so the sentence does not repeat it.
  if (value !== undefined && !/^postgres(ql)?:\/\//.test(value)) {
    throw new StartError('DATABASE_URL must be an address that starts with postgres:// or postgresql://.');
  }
  if (value !== undefined && !URL.canParse(value)) {
    throw new StartError('DATABASE_URL is not a valid address.');
  }
  return value;
}

function originOf(value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  return isOrigin ? url.origin : undefined;
}

function publicOrigin(environment: Environment, host: string, port: number): string {
  const value = text(environment, 'PUBLIC_ORIGIN');
  if (value !== undefined) {
    const origin = originOf(value);
    if (!origin) {
      throw new StartError(`PUBLIC_ORIGIN must be an origin like https://portal.example, but it is '${value}'.`);
    }
    const { protocol, hostname } = new URL(origin);
    if (protocol === 'http:' && !isLoopback(hostname)) {
      throw new StartError(
        `PUBLIC_ORIGIN must start with https:// unless it is on this machine, but it is '${value}'.`,
      );
    }
    return origin;
  }
  if (!isLoopback(host)) {
    throw new StartError(`PUBLIC_ORIGIN must be set, because HOST is ${host} and not a loopback address.`);
  }
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function origins(environment: Environment, name: string): string[] {
  const values = (text(environment, name) ?? '').split(',').map((value) => value.trim());
  return values.filter(Boolean).map((value) => {
    const origin = originOf(value);
    if (!origin) {
      throw new StartError(`${name} must be a comma-separated list of origins, but it holds '${value}'.`);
    }
    return origin;
  });
}
