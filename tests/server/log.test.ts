import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { guesses } from '../../schema/accounts/account-limits.ts';
import { acceptedTerms } from '../support/accepted-terms.ts';
import { askGraph } from '../support/ask-graph.ts';
import { RawConnection } from '../support/raw-connection.ts';
import { newAccount, password as rightPassword, send, signUp } from '../support/signed-in.ts';
import { openTestApp, type TestApp, testNow } from '../support/test-app.ts';

const person = {
  email: 'asha.mensah@clinic.example',
  password: 'nine herons on a pier',
  firstName: 'Asha',
  lastName: 'Mensah',
  phone: '01632 960 999',
  organization: 'Brambleford Night Clinic',
};
/** What stands in the database for their password, and in its tokens. */
const digests = ['$argon2', String.raw`\\x`];

let app: TestApp;
let lines: string[];
beforeAll(async () => {
  const log = { write: (line: string) => void lines.push(line) };
  app = await openTestApp({ environment: { LOG_LEVEL: 'trace', RATE_LIMITS: 'on' }, log });
});
afterAll(() => app.close());
beforeEach(() => {
  lines = [];
});

/** The one error that was logged, among lines that say nothing of the person. */
function loggedError(): Record<string, unknown> {
  const text = lines.join('');
  for (const part of [...Object.values(person), ...digests]) {
    expect(text).not.toContain(part);
  }
  const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
  expect(errors).toHaveLength(1);
  return errors[0].err;
}

describe.each([
  ['user_profile', `first_name <> 'Asha'`],
  ['account', `email not like 'asha%'`],
])('a person whom a rule of %s refuses', (table, rule) => {
  beforeAll(() => sql.raw(`alter table ${table} add constraint nobody_like_her check (${rule})`).execute(app.db));
  afterAll(() => sql.raw(`alter table ${table} drop constraint nobody_like_her`).execute(app.db));

  const refusal = {
    code: '23514',
    schema: 'public',
    table,
    constraint: 'nobody_like_her',
    message: `new row for relation "${table}" violates check constraint "nobody_like_her"`,
    stack: expect.stringContaining('\n    at '),
  };

  test('is not named in the log of REST', async () => {
    expect((await send(app, 'POST', '/auth/signup', { body: newAccount(person) })).statusCode).toBe(500);
    expect(loggedError()).toMatchObject(refusal);
  });

  test('is not named in the log of the graph', async () => {
    const input = { ...newAccount(person), ...acceptedTerms };
    const query = 'mutation ($input: SignUpInput!) { signUp(input: $input) { __typename } }';
    const { errors } = await askGraph(app, query, { variables: { input } });
    expect(errors?.[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR');
    expect(loggedError()).toMatchObject(refusal);
  });
});

describe('while a table is away', () => {
  const away = (table: string) => sql.raw(`alter table ${table} rename to away`).execute(app.db);
  let table = '';
  afterEach(() => sql.raw(`alter table away rename to ${table}`).execute(app.db));

  test('the log does not contain searches', async () => {
    table = 'job';
    await away(table);
    const { errors } = await askGraph(app, `{ jobs(filter: { search: "${person.organization}" }) { totalCount } }`);
    expect(errors?.[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR');
    expect(loggedError()).toMatchObject({ code: '42P01', message: 'relation "job" does not exist' });
  });

  test('the log does not say whose session it was', async () => {
    const { token } = await signUp(app);
    const { id } = await app.db.selectFrom('session').select('id').executeTakeFirstOrThrow();
    table = 'session';
    await away(table);
    expect((await send(app, 'GET', '/auth/profile', { token })).statusCode).toBe(500);
    expect(loggedError()).toMatchObject({ code: '42P01', message: 'relation "session" does not exist' });
    expect(lines.join('')).not.toContain(id);
    expect(lines.join('')).not.toContain(token);
  });
});

async function listeningPort(): Promise<number> {
  const address = app.server.server.address() ?? (await app.server.listen({ host: '127.0.0.1', port: 0 }));
  lines = [];
  return typeof address === 'string' ? Number(new URL(address).port) : address.port;
}

/** The lines of requests, without what differs from run to run; each has a duration and the request id of its answer. */
function requestLines(): { readonly status?: number }[] {
  const parsed = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  return parsed.map(({ method, route, status, ms, requestId, level, time, pid, hostname, msg, ...more }) => {
    expect(more, 'nothing else of the request is said').toEqual({});
    expect(ms).toBeGreaterThanOrEqual(0);
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    return { method, route, status };
  });
}

describe('each request has one line, with the pattern of its route', () => {
  test.each([
    ['GET', '/api/jobs?search=asthma', '/api/jobs', 200],
    ['GET', '/api/jobs/0198c0de-0000-7000-8000-00000000dead', '/api/jobs/:id', 404],
    ['POST', '/api/jobs', '/api/jobs', 401],
    ['GET', '/graphql?query=%7BsiteInformation%7BproductName%7D%7D', '/graphql', 200],
    ['GET', '/health', '/health', 200],
    ['GET', '/asha.mensah@clinic.example', 'unknown', 404],
    ['DELETE', '/api/jobs', '/api/*', 405],
  ] as const)('%s %s', async (method, url, route, status) => {
    const { statusCode, headers } = await app.server.inject({
      method,
      url,
      headers: { 'x-forwarded-for': '192.0.2.9' },
    });
    expect(statusCode).toBe(status);
    expect(requestLines()).toEqual([{ method, route, status }]);
    expect(lines.join('')).toContain(`"requestId":"${headers['x-request-id']}"`);
    expect(lines.join('')).not.toMatch(/asthma|dead|asha|productName|192\.0\.2\.9/);
  });

  test('of another host, which is refused before any route', async () => {
    await app.server.inject({ url: '/api/jobs', authority: 'elsewhere.example' });
    expect(requestLines()).toEqual([{ method: 'GET', route: '/api/jobs', status: 421 }]);
    expect(lines.join('')).not.toContain('elsewhere.example');
  });

  test.each([
    ['HELLO', 400],
    ['GET /api/jobs/%zz HTTP/1.1', 400],
    ['GET /api/jobs HTTP/1.1\r\nExpect: wonders', 417],
  ] as const)('which reaches no route: %j', async (words, status) => {
    const port = await listeningPort();
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`${words}\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
    await text(socket);
    await expect.poll(requestLines).toEqual([{ method: 'unknown', route: 'unknown', status }]);
  });
});

describe('a request that is refused, or broken off, while its body arrives has one answer and one line', () => {
  const head = (url: string, ...more: readonly string[]) =>
    ['POST', url, 'HTTP/1.1\r\nHost: 127.0.0.1\r\n'].join(' ') + [...more, '', ''].join('\r\n');
  const json = 'Content-Type: application/json';
  const chunked = 'Transfer-Encoding: chunked';
  const half = '5\r\nab';

  test.each([
    ['broken chunks', head('/graphql', json, chunked), half, 'cdeZ', '/graphql', 400],
    ['broken chunks on REST', head('/api/jobs', json, chunked), half, 'cdeZ', '/api/jobs', 400],
    [
      'chunks with long extensions',
      head('/graphql', json, chunked),
      '',
      `1;${'a'.repeat(20_000)}\r\n`,
      '/graphql',
      413,
    ],
    ['many small pieces', head('/graphql', json, chunked), '', '1\r\na\r\n'.repeat(10_100), '/graphql', 413],
    [
      'many small pieces to sign out',
      head('/api/auth/signout', chunked),
      '',
      '1\r\na\r\n'.repeat(10_100),
      '/api/auth/signout',
      // Signed out by the first pieces, and answered; or cut off first, where all of them come at once.
      [204, 413],
    ],
    ['a length that is not reached', head('/graphql', json, 'Content-Length: 9'), 'ab', 'end', '/graphql', 400],
    [
      'an answer before the body, which ends early',
      head('/api/health', json, 'Content-Length: 9'),
      'ab',
      'end',
      '/api/*',
      405,
    ],
    [
      'another type, and a body that ends early',
      head('/graphql', 'Content-Type: a/b', 'Content-Length: 9'),
      'ab',
      'end',
      '/graphql',
      415,
    ],
    ['a client that leaves', head('/graphql', json, 'Content-Length: 9'), 'ab', 'leave', '/graphql', 499],
    ['a client that leaves on REST', head('/api/jobs', json, chunked), half, 'leave', '/api/jobs', 499],
  ] as const)('%s', async (_name, start, body, rest, route, status) => {
    const begins = once(app.server.server, 'request');
    const client = new RawConnection(await listeningPort());
    await client.write(start + body);
    const [{ socket }] = await begins;
    const isOver = new Promise((resolve) => socket.once('close', resolve));
    if (rest === 'end') {
      client.socket.end();
    } else if (rest === 'leave') {
      client.socket.resetAndDestroy();
    } else {
      await client.write(rest);
    }
    await Promise.all([client.closed, isOver]);
    const answers = client.received.match(/HTTP\/1\.1 \d{3}/g) ?? [];
    const [line, ...more] = requestLines();
    expect(more).toEqual([]);
    expect(line).toMatchObject({ method: 'POST', route });
    expect([status].flat()).toContain(line?.status);
    expect(answers).toEqual(status === 499 ? [] : [`HTTP/1.1 ${line?.status}`]);
    const [id] = /(?<=x-request-id: )\S+/.exec(client.received) ?? [];
    expect(lines.join('')).toContain(id ?? 'requestId');
  });
});

describe('what is refused has a line that says its kind', () => {
  const warnings = () => lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
  const signInWith = (password: string) =>
    send(app, 'POST', '/auth/signin', { body: { email: person.email, password } });

  test('a sign-in, then the limit that it reached', async () => {
    expect((await signInWith('not the right one')).statusCode).toBe(401);
    expect(warnings()).toMatchObject([{ msg: 'sign-in refused', method: 'password', reason: 'wrong credentials' }]);
    for (let times = 1; times < guesses.attempts; times += 1) {
      await signInWith('not the right one');
    }
    lines = [];
    expect((await signInWith('not the right one')).statusCode).toBe(429);
    expect(warnings()).toMatchObject([{ msg: 'rate limit reached', limit: guesses.name }]);
    expect(lines.join('')).not.toContain(person.email);
  });

  test('a sign-in to a suspended account, and one by a provider', async () => {
    const { id, email } = await signUp(app);
    await app.db.updateTable('account').set({ suspended_at: testNow.toISOString() }).where('id', '=', id).execute();
    lines = [];
    expect((await send(app, 'POST', '/auth/signin', { body: { email, password: rightPassword } })).statusCode).toBe(
      403,
    );
    expect(warnings()).toMatchObject([{ msg: 'sign-in refused', method: 'password', reason: 'not allowed' }]);
    lines = [];
    await askGraph(app, 'mutation { completeSocialSignIn(state: "none", code: "none") { __typename } }');
    expect(warnings()).toMatchObject([{ msg: 'sign-in refused', method: 'provider', reason: 'wrong credentials' }]);
  });
});
