import { expect, test } from 'vitest';
import { loadConfig } from '../../server/config.ts';

test('nothing set means the embedded database with sample content on loopback', () => {
  expect(loadConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    publicOrigin: 'http://127.0.0.1:4000',
    databaseUrl: undefined,
    dataDirectory: '.data',
    sampleData: true,
    trustProxy: false,
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
  ['PUBLIC_ORIGIN', 'portal.example'],
  ['PUBLIC_ORIGIN', 'https://portal.example/path'],
  ['CORS_ORIGINS', 'https://a.example, b'],
  ['TRUST_PROXY', 'sometimes'],
  ['TRUST_PROXY', 'fade'],
  ['TRUST_PROXY', '1.2.3.4/99'],
  ['OIDC_GOOGLE_ISSUER', 'accounts.google.com'],
  ['OIDC_GOOGLE_ISSUER', 'http://accounts.google.com'],
  ['OIDC_LINKEDIN_ISSUER', 'https://user@www.linkedin.com/oauth'],
  ['SMTP_URL', 'https://mail.example'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'Portal <a@portal.example> <b@portal.example>'],
  ['MAIL_FROM', 'a@portal.example, b@portal.example'],
  ['WORKER', 'off'],
])('%s=%s is refused by a sentence that names it', (name, value) => {
  expect(() => loadConfig({ [name]: value })).toThrow(new RegExp(`${name} .+\\.$`));
});

test('an address that others reach needs to be named', () => {
  expect(() => loadConfig({ HOST: '0.0.0.0' })).toThrow(/PUBLIC_ORIGIN must be set/);
  expect(loadConfig({ HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://portal.example' }).publicOrigin).toBe(
    'https://portal.example',
  );
});

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
