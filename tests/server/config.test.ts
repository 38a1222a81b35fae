import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../server/config.ts';
import { readAuthSecrets } from '../../server/credentials/auth-secret.ts';
import { StartError } from '../../server/start-error.ts';

test('nothing set means the embedded database with sample content on loopback', () => {
  expect(loadConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    publicOrigin: 'http://127.0.0.1:4000',
    databaseUrl: undefined,
    dataDirectory: '.data',
    sampleData: true,
    trustProxy: 0,
    corsOrigins: [],
    logLevel: 'info',
    smtpUrl: undefined,
    mailFrom: { address: 'no-reply@localhost' },
    worker: true,
  });
});

test('with a database of its own the portal shows no sample content unless told to', () => {
  const DATABASE_URL = 'postgres://localhost/wayline';
  expect(loadConfig({ DATABASE_URL }).sampleData).toBe(false);
  expect(loadConfig({ DATABASE_URL, SAMPLE_DATA: 'on' }).sampleData).toBe(true);
});

test('who runs it is named with an address, or not at all', () => {
  const environment = { OPERATOR_NAME: 'Brambleford Ltd', OPERATOR_EMAIL: 'privacy@portal.example' };
  expect(loadConfig(environment).operator).toEqual({ name: 'Brambleford Ltd', email: 'privacy@portal.example' });
  expect(loadConfig({}).operator).toBeUndefined();
  for (const wrong of [
    { OPERATOR_NAME: '' },
    { OPERATOR_EMAIL: '' },
    { OPERATOR_EMAIL: 'a b@c' },
    { OPERATOR_NAME: '[a](b)' },
  ]) {
    expect(() => loadConfig({ ...environment, ...wrong })).toThrow(StartError);
  }
});

test('an empty value counts as not set', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 4000, databaseUrl: undefined });
});

test.each([
  ['PORT', '80a'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'postgres://['],
  ['SAMPLE_DATA', 'maybe'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'short'],
  ['METRICS_TOKEN', 'two words of it'],
  ['PUBLIC_ORIGIN', 'portal.example'],
  ['PUBLIC_ORIGIN', 'https://portal.example/path'],
  ['CORS_ORIGINS', 'https://a.example, b'],
  ['PUBLIC_ORIGIN', 'http://portal.example'],
  ['PUBLIC_ORIGIN', 'http://10.0.0.1:4000'],
  ['PUBLIC_ORIGIN', 'http://localhost.portal.example'],
  ['OIDC_GOOGLE_ISSUER', 'accounts.google.com'],
  ['OIDC_GOOGLE_ISSUER', 'http://accounts.google.com'],
  ['OIDC_LINKEDIN_ISSUER', 'https://user@www.linkedin.com/oauth'],
  ['SMTP_URL', 'https://mail.example'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'no-address'],
  ['MAIL_FROM', 'Portal <a@portal.example> <b@portal.example>'],
  ['MAIL_FROM', 'a@portal.example, b@portal.example'],
  ['WORKER', 'off'],
])('%s=%s is refused by a sentence that names it', (name, value) => {
  expect(() => loadConfig({ [name]: value })).toThrow(new RegExp(`${name} .+\\.$`));
});

test.each(
  ['on', 'ON', 'true', 'yes', 'all', '*', 'sometimes', 'fade', '-1', '1.5', 'proxy.example'].concat([
    '1.2.3.4/99',
    '10.0.0.0/',
    '10.0.0.1,',
    '10.0.0.1 10.0.0.2',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.1, ::/0',
  ]),
)('TRUST_PROXY=%s names no proxies, or all', (TRUST_PROXY) => {
  expect(() => loadConfig({ TRUST_PROXY })).toThrow(/^TRUST_PROXY must be a number of proxies or .+\.$/);
});

test('an address that others reach needs to be named', () => {
  expect(() => loadConfig({ HOST: '0.0.0.0' })).toThrow(/PUBLIC_ORIGIN must be set/);
  expect(loadConfig({ HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://portal.example' }).publicOrigin).toBe(
    'https://portal.example',
  );
});

test.each([
  [undefined, 0],
  ['off', 0],
  ['0', 0],
  ['2', 2],
  ['10.0.0.1', '10.0.0.1'],
  ['10.0.0.0/8, fd00::/8', '10.0.0.0/8, fd00::/8'],
])('TRUST_PROXY=%s', (TRUST_PROXY, trustProxy) => {
  expect(loadConfig({ TRUST_PROXY }).trustProxy).toBe(trustProxy);
});

test.each(['http://localhost:4000', 'http://127.0.0.1', 'http://[::1]:80', 'https://portal.example:8443'])(
  '%s can be the origin',
  (PUBLIC_ORIGIN) => {
    expect(loadConfig({ PUBLIC_ORIGIN }).publicOrigin).toBe(new URL(PUBLIC_ORIGIN).origin);
  },
);

test('a database address is never repeated, because it may hold a password', () => {
  expect(() => loadConfig({ DATABASE_URL: 'mysql://user:hunter2@host/x' })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
  );
});

test('an identity provider needs both halves of what it has given', () => {
  const given = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hunter2' };
  const { identityProviders } = loadConfig({ ...given, OIDC_LINKEDIN_ISSUER: 'http://127.0.0.1:4300' });
  expect(identityProviders).toEqual({
    google: { issuer: 'https://accounts.google.com', clientId: 'id', clientSecret: 'hunter2' },
    linkedin: undefined,
  });
  expect(() => loadConfig({ LINKEDIN_CLIENT_ID: 'id' })).toThrow(
    'LINKEDIN_CLIENT_SECRET must be set where LINKEDIN_CLIENT_ID is.',
  );
  expect(() => loadConfig({ GOOGLE_CLIENT_SECRET: 'hunter2' })).toThrow(
    'GOOGLE_CLIENT_ID must be set where GOOGLE_CLIENT_SECRET is.',
  );
});

test.each([
  ['no-reply@portal.example', { address: 'no-reply@portal.example' }],
  ['The Portal <no-reply@portal.example>', { name: 'The Portal', address: 'no-reply@portal.example' }],
])('mails come from %s', (MAIL_FROM, from) => {
  const config = loadConfig({ MAIL_FROM, SMTP_URL: 'smtps://user:hunter2@mail.example' });
  expect(config).toMatchObject({ smtpUrl: 'smtps://user:hunter2@mail.example', mailFrom: from });
});

test.each(['smtp://', 'ftp://user:hunter2@mail.example', 'smtp://user:hunter2@mail.example'])(
  'the address of the mail server %s is never repeated, and who mails are from is needed',
  (SMTP_URL) => {
    expect(() => loadConfig({ SMTP_URL })).toThrow(/^(SMTP_URL must be|MAIL_FROM must be set)(?!.*hunter2)/);
  },
);

test('a worker may be apart where several processes share a database', () => {
  expect(loadConfig({ WORKER: 'off', DATABASE_URL: 'postgres://localhost/portal' }).worker).toBe(false);
});

describe('what sessions are signed with', () => {
  const DATABASE_URL = 'postgres://localhost/portal';
  const present = 'hJ8#kd02-qLz7vRw5!xTn3bYc9mPf6sG';
  const previous = 'present-no-longer-0123456789-abcdef';

  test('must be set where several processes may share a database', () => {
    expect(() => readAuthSecrets(loadConfig({ DATABASE_URL }))).toThrow(
      new StartError('AUTH_SECRET must be set if DATABASE_URL is: at least 32 characters that cannot be guessed.'),
    );
    expect(readAuthSecrets(loadConfig({ DATABASE_URL, AUTH_SECRET: present }))).toEqual([present]);
  });

  test('is the present one, then the one before it', () => {
    const config = loadConfig({ DATABASE_URL, AUTH_SECRET: present, AUTH_SECRET_PREVIOUS: previous });
    expect(readAuthSecrets(config)).toEqual([present, previous]);
    expect(() => loadConfig({ AUTH_SECRET_PREVIOUS: previous })).toThrow(
      new StartError('AUTH_SECRET must be set where AUTH_SECRET_PREVIOUS is.'),
    );
  });

  test.each([
    ['too short', present.slice(1)],
    ['of one character', 'x'.repeat(64)],
    ['of nine characters', 'abcdefghi'.repeat(8)],
    ['of blanks', ` ${present.slice(1)} `],
  ])('must be hard to guess, and is not repeated: %s', (_why, weak) => {
    for (const name of ['AUTH_SECRET', 'AUTH_SECRET_PREVIOUS']) {
      expect(() => loadConfig({ AUTH_SECRET: present, [name]: weak })).toThrow(
        new StartError(`${name} must be at least 32 characters that cannot be guessed.`),
      );
    }
  });

  test('is made for the embedded database, kept for its owner alone, and found again', async () => {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'portal-secret-'));
    const config = { ...loadConfig({}), dataDirectory };
    const [secret = ''] = readAuthSecrets(config);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect((await stat(join(dataDirectory, 'auth-secret'))).mode & 0o777).toBe(0o600);
    expect(readAuthSecrets(config)).toEqual([secret]);
    await rm(dataDirectory, { recursive: true });
  });
});

describe('limits', () => {
  test.each(['127.0.0.1', '127.8.0.1', 'localhost', '::1'])(
    'can be off where only this machine comes in: %s',
    (HOST) => {
      expect(loadConfig({ HOST, RATE_LIMITS: 'off' }).rateLimits).toBe(false);
    },
  );

  test.each(['0.0.0.0', '::', '10.0.0.1', '192.0.2.1', '128.0.0.1', 'portal.example', '127.0.0.1.portal.example'])(
    'cannot be off where others do: %s',
    (HOST) => {
      const environment = { HOST, PUBLIC_ORIGIN: 'https://portal.example' };
      expect(() => loadConfig({ ...environment, RATE_LIMITS: 'off' })).toThrow(
        new StartError(`RATE_LIMITS can be off only where HOST is a loopback address, but it is ${HOST}.`),
      );
      expect(loadConfig(environment).rateLimits).toBe(true);
    },
  );

  test.each(['https://portal.example', 'https://10.0.0.1', 'https://127.0.0.1.portal.example'])(
    'cannot be off behind a proxy that others reach: %s',
    (PUBLIC_ORIGIN) => {
      expect(() => loadConfig({ PUBLIC_ORIGIN, RATE_LIMITS: 'off' })).toThrow(
        new StartError(
          `RATE_LIMITS can be off only where PUBLIC_ORIGIN is on this machine, but it is ${PUBLIC_ORIGIN}.`,
        ),
      );
      expect(loadConfig({ PUBLIC_ORIGIN }).rateLimits).toBe(true);
    },
  );

  test('can be off where the origin is on this machine', () => {
    expect(loadConfig({ PUBLIC_ORIGIN: 'http://localhost:8080', RATE_LIMITS: 'off' }).rateLimits).toBe(false);
  });
});
