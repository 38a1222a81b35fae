import { randomUUID } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_VALUES } from '../../../server/http/json-values.ts';
import type { Route } from '../../../server/rest/engine/route.ts';
import { everyRow, exampleOf } from '../../rest/table.ts';
import { disproportion, hostileLetters, LONGEST, longText } from '../../support/long-input.ts';
import { type ObservedApp, openObservedApp } from './observed-app.ts';

/** Nothing that is stored, looked up or compared is longer than this. */
const LONGEST_HANDED_ON = 10_000;
const LONGEST_ANSWER = 10_000;
const MOST_ENTRIES = 100;
/** A body becomes variables of the graph, whose own tests send all of them. */
const lettersOfBodies = ['a bracket', 'a tag of a flag'];
/** Left out: it is never refused, and would end the session of the other requests. */
const SIGN_OUT = '/api/auth/signout';
const refusals = [400, 401, 404, 409, 414];
const HOLE = 'stands where the value is to be';

let app: ObservedApp;
beforeAll(async () => {
  app = await openObservedApp();
});
afterAll(() => app.close());

/** The address of a row, with what the owner has in place of the examples that are another's. */
function addressOf({ path, method, pathParameters }: Route): string {
  const asOwner = path === '/jobs/{id}/applications' ? app.people.job : undefined;
  const own = method === 'PUT' ? app.people.equipment : asOwner;
  return pathParameters.reduce(
    (address, parameter) => address.replace(`{${parameter.name}}`, own ?? exampleOf(parameter)),
    `/api${path}`,
  );
}

function send(request: InjectOptions): Promise<LightMyRequestResponse> {
  const isSignOut = request.url === SIGN_OUT;
  const headers = { ...(isSignOut ? {} : { authorization: `Bearer ${app.people.owner.token}` }), ...request.headers };
  return app.server.inject({ ...request, headers });
}

/** Sends an input of the given size and a tenth of it, and says what is wrong with how it is answered. */
async function faultsOf(bytes: number, request: (bytes: number) => InjectOptions): Promise<string[]> {
  let answer: LightMyRequestResponse | undefined;
  app.handedOn();
  const long = async () => {
    answer = await send(request(bytes));
  };
  const slow = await disproportion(long, () => send(request(bytes / 10)));
  const { longestText, longestList } = app.handedOn();
  const faults = slow ? [slow] : [];
  const { statusCode = 0, body = '' } = answer ?? {};
  const isSignedOut = request(1).url === SIGN_OUT && statusCode < 300;
  if (!(isSignedOut || refusals.includes(statusCode)) || hasNoSession(body))
    faults.push(`${statusCode} ${body.slice(0, 300)}`);
  if (body.length > LONGEST_ANSWER) faults.push(`${body.length} letters are answered`);
  if (longestText > LONGEST_HANDED_ON) faults.push(`${longestText} letters are handed on`);
  if (longestList > MOST_ENTRIES) faults.push(`${longestList} entries are handed on`);
  return faults;
}

/** Whether who asks is no longer signed in, so that nothing was looked at. */
function hasNoSession(body: string): boolean {
  return body.includes('its access token is over');
}

/** As `faultsOf`, for each kind of letters. */
async function faultsOfEach(
  bytes: number,
  request: (letter: string, bytes: number) => InjectOptions,
  letters = Object.keys(hostileLetters),
) {
  const all: string[] = [];
  for (const name of letters) {
    const letter = hostileLetters[name] ?? '';
    const faults = await faultsOf(bytes, (size) => request(letter, size));
    all.push(...faults.map((fault) => `${name}: ${fault}`));
  }
  return all;
}

const encoded = (letter: string, bytes: number) => {
  const one = encodeURIComponent(letter);
  return one.repeat(Math.max(1, Math.floor(bytes / one.length)));
};

const parameters = everyRow.flatMap(({ route }) =>
  route.queryParameters.map(
    (parameter) => [`${route.method} ${route.path} ${parameter.name}`, route, parameter] as const,
  ),
);
const pathParameters = everyRow.flatMap(({ route }) =>
  route.pathParameters.map((parameter) => [`${route.method} ${route.path}`, route, parameter] as const),
);
const fields = everyRow.flatMap(({ route }) =>
  (route.body?.fields ?? []).map((field) => [`${route.method} ${route.path} ${field.name}`, route, field] as const),
);

test.each(parameters)('%s is refused by its length', async (_name, route, { name }) => {
  const faults = await faultsOfEach(LONGEST.address, (letter, bytes) => ({
    method: route.method as 'GET',
    url: `${addressOf(route)}?${name}=${encoded(letter, bytes)}`,
  }));
  expect(faults).toEqual([]);
});

test.each(parameters.filter(([, , { isList }]) => isList))(
  '%s takes 100 entries between commas or one by one, and refuses any more',
  async (_name, route, parameter) => {
    const { name, schema } = parameter;
    const { enum: [known] = [] } = (schema['items'] ?? {}) as { enum?: readonly string[] };
    const [word = ''] = (exampleOf(parameter) || (known ?? '')).split(',');
    const words = (count: number) => Array.from({ length: count }, () => word);
    const between = (count: number) => `${addressOf(route)}?${name}=${words(count).join()}`;
    const single = (count: number) =>
      `${addressOf(route)}?${words(count)
        .map((one) => `${name}=${one}`)
        .join('&')}`;
    for (const address of [between, single]) {
      expect((await send({ url: address(MOST_ENTRIES) })).statusCode).toBe(200);
      const refused = await send({ url: address(MOST_ENTRIES + 1) });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().fields).toEqual({ [name]: `${name} must have 100 entries or fewer.` });
      expect(await faultsOf(LONGEST.address, (bytes) => ({ url: address(Math.floor(bytes / 20)) }))).toEqual([]);
    }
  },
);

test.each(pathParameters)('%s refuses a path that is too long', async (_name, route, { name }) => {
  const faults = await faultsOfEach(LONGEST.address, (letter, bytes) => ({
    method: route.method,
    url: `/api${route.path.replace(`{${name}}`, encoded(letter, bytes))}`,
    ...(route.body ? { payload: route.body.example } : {}),
  }));
  expect(faults).toEqual([]);
});

test.each(fields)('%s is refused by its length', async (_name, route, { name, schema }) => {
  const request = (json: string): InjectOptions => ({
    method: route.method,
    url: addressOf(route),
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    payload: JSON.stringify({ ...route.body?.example, [name]: HOLE }).replace(JSON.stringify(HOLE), () => json),
  });
  const isList = schema['type'] === 'array';
  const text = (letter: string, bytes: number) => JSON.stringify(longText(letter, bytes));
  const one = (letter: string, bytes: number) => request(isList ? `[${text(letter, bytes)}]` : text(letter, bytes));
  expect(await faultsOfEach(LONGEST.body, one, lettersOfBodies)).toEqual([]);
  if (isList) {
    const entries = (bytes: number) => `[${'"a",'.repeat(bytes / 4)}"a"]`;
    expect(await faultsOf(4 * (MOST_VALUES - 500), (bytes) => request(entries(bytes)))).toEqual([]);
  }
});

test('names that are not known are not repeated at length', async () => {
  const address = (bytes: number) => ({ url: `/api/jobs?${'a'.repeat(bytes)}=1` });
  expect(await faultsOf(LONGEST.address, address)).toEqual([]);
  const names = (bytes: number) =>
    Array.from({ length: Math.floor(bytes / 10) }, (_, index) => `n${String(index).padStart(6, '0')}`);
  expect(await faultsOf(LONGEST.address, (bytes) => ({ url: `/api/jobs?${names(bytes).join('&')}` }))).toEqual([]);
  const body = (bytes: number) => ({
    method: 'POST' as const,
    url: '/api/auth/signin',
    payload: Object.fromEntries(names(bytes).map((name) => [name, 1])),
  });
  expect(await faultsOf(10 * (MOST_VALUES - 500), body)).toEqual([]);
});

const headers = ['authorization', 'cookie', 'idempotency-key', 'user-agent', 'accept', 'if-none-match', 'origin'];

test.each(headers)('the header %s takes no time, however long it is', async (name) => {
  const before = { authorization: 'Bearer ', cookie: 'session=' }[name] ?? '';
  for (const letter of ['a', ' ', ',', '"', '[', ';', '=']) {
    const value = (bytes: number) => `${before}${letter.repeat(bytes - before.length)}x`;
    const request = (bytes: number) =>
      send({ url: '/api/jobs?limit=1', headers: { [name]: value(bytes), 'x-session-cookie': 'yes' } });
    expect((await request(LONGEST.address)).statusCode).toBeLessThan(500);
    expect(
      await disproportion(
        () => request(LONGEST.address),
        () => request(LONGEST.address / 10),
      ),
    ).toBeUndefined();
  }
});
