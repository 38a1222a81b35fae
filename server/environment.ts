import * as v from 'valibot';
import { isLoopback } from './loopback.ts';
import { StartError } from './start-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The end of a sentence that begins with the variable's name. What may be secret is not repeated. */
type Problem = string | ((issue: v.BaseIssue<unknown>) => string);

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** What is said of a value that holds no secret. */
const instead = (words: string) => (issue: v.BaseIssue<unknown>) => `must be ${words}, but it is '${issue.input}'.`;

const holds = (test: (text: string) => boolean, problem: Problem) => v.pipe(v.string(), v.check(test, problem));

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    holds(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
      instead(`a whole number from ${least} to ${most}`),
    ),
    v.transform(Number),
  );

const switches: Readonly<Record<string, boolean>> = {
  on: true,
  true: true,
  1: true,
  yes: true,
  off: false,
  false: false,
  0: false,
  no: false,
};
const onOrOff = v.pipe(
  holds((text) => Object.hasOwn(switches, text.toLowerCase()), instead("'on' or 'off'")),
  v.transform((text) => switches[text.toLowerCase()] === true),
);

const logLevel = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.picklist(logLevels, (issue) => `must be one of ${logLevels.join(', ')}, but it is '${issue.input}'.`),
);

/** The address may hold a password, so the sentence does not repeat it. */
const postgresUrl = v.pipe(
  holds(
    (text) => /^postgres(ql)?:\/\//.test(text),
    'must be an address that starts with postgres:// or postgresql://.',
  ),
  v.check((text) => URL.canParse(text), 'is not a valid address.'),
);

const publicOrigin = v.pipe(
  holds((text) => originOf(text) !== undefined, instead('an origin like https://portal.example')),
  v.transform((text) => originOf(text) ?? ''),
  v.check(
    (origin) => {
      const { protocol, hostname } = new URL(origin);
      return protocol === 'https:' || isLoopback(hostname);
    },
    (issue) => `must start with https:// unless it is on this machine, but it is '${issue.input}'.`,
  ),
);

const originList = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
  v.array(
    v.pipe(
      holds(
        (text) => originOf(text) !== undefined,
        (issue) => `must be a comma-separated list of origins, but it holds '${issue.input}'.`,
      ),
      v.transform((text) => originOf(text) ?? ''),
    ),
  ),
);

const secret = holds(
  (text) => text.length >= 32 && new Set(text).size >= 10,
  'must be at least 32 characters that cannot be guessed.',
);

const metricsToken = holds((text) => /^\S{8,}$/.test(text), 'must be at least 8 characters without spaces.');

const issuer = holds(isIssuer, instead('an address that starts with https:// (http:// on this machine alone)'));

const apiKey = holds((text) => /^[\x21-\x7e]{8,500}$/.test(text), 'must be at least 8 characters without spaces.');
const modelName = holds((text) => /^[\w.:/@-]{1,100}$/.test(text), instead('the name of a model'));
const serviceUrl = holds(isIssuer, 'must be an address that starts with https:// (http:// on this machine alone).');

/** It is used in Markdown. */
const operatorName = holds((text) => !/[*`[\]]/.test(text), "must be a name without '*', '`' and square brackets.");
const operatorEmail = holds(
  (text) => /^[\w.+-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(text),
  instead('an email address'),
);

const schema = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(wholeNumber(0, 65_535), '4000'),
  PUBLIC_ORIGIN: v.optional(publicOrigin),
  DATABASE_URL: v.optional(postgresUrl),
  PGPASSFILE: v.optional(v.string()),
  DATA_DIR: v.optional(v.string(), '.data'),
  SAMPLE_DATA: v.optional(onOrOff),
  OPERATOR_NAME: v.optional(operatorName),
  OPERATOR_EMAIL: v.optional(operatorEmail),
  TRUST_PROXY: v.optional(v.string()),
  CORS_ORIGINS: v.optional(originList, ''),
  AUTH_SECRET: v.optional(secret),
  AUTH_SECRET_PREVIOUS: v.optional(secret),
  SMTP_URL: v.optional(v.string()),
  MAIL_FROM: v.optional(v.string()),
  WORKER: v.optional(onOrOff, 'on'),
  RATE_LIMITS: v.optional(onOrOff, 'on'),
  SERVICE_WORKER: v.optional(onOrOff, 'on'),
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  GOOGLE_CLIENT_SECRET: v.optional(v.string()),
  OIDC_GOOGLE_ISSUER: v.optional(issuer, 'https://accounts.google.com'),
  LINKEDIN_CLIENT_ID: v.optional(v.string()),
  LINKEDIN_CLIENT_SECRET: v.optional(v.string()),
  OIDC_LINKEDIN_ISSUER: v.optional(issuer, 'https://www.linkedin.com/oauth'),
  ASSISTANT_API_KEY: v.optional(apiKey),
  ASSISTANT_MODEL: v.optional(modelName),
  ASSISTANT_BASE_URL: v.optional(serviceUrl),
  WEBHOOK_LOOPBACK: v.optional(onOrOff, 'off'),
  METRICS_TOKEN: v.optional(metricsToken),
  FILES_URL: v.optional(v.string()),
  VIRUS_SCANNER: v.optional(v.string()),
  LOG_LEVEL: v.optional(logLevel, 'info'),
});

/** The values of the environment that the portal knows, each checked by itself. */
export type EnvironmentValues = v.InferOutput<typeof schema>;

/**
 * Reads and checks each variable. An empty value counts as not set, as in a copied .env.example.
 *
 * @throws StartError with one sentence that names the variable.
 */
export function readEnvironment(environment: Environment): EnvironmentValues {
  const set = Object.entries(environment).flatMap(([name, value]) => {
    const text = value?.trim();
    return text ? [[name, text]] : [];
  });
  const { success, output, issues } = v.safeParse(schema, Object.fromEntries(set), { abortEarly: true });
  if (!success) {
    const [{ path, message }] = issues;
    throw new StartError(`${path?.[0]?.key} ${message}`);
  }
  return output;
}

function originOf(value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  return isOrigin ? url.origin : undefined;
}

function isIssuer(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  return isSafe && !url.search && !url.hash && !url.username && !url.password;
}
