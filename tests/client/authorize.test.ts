import { ServerError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { expect, test } from 'vitest';
import { authorizing } from '../../client/accounts/authorize.ts';
import type { SessionKeeper } from '../../client/accounts/session-keeper.ts';
import { AnsweringLink, jobsQuery, send } from './answering-link.ts';

const answer = { data: { jobs: { totalCount: 5 } } };
const unsigned = { data: null, errors: [{ message: 'No user logged in', extensions: { code: 'NOT_SIGNED_IN' } }] };

function status(code: number): ServerError {
  const bodyText = JSON.stringify({ error: `Sentence for ${code}` });
  return new ServerError('', { response: new Response(bodyText, { status: code }), bodyText });
}

const sessionOf = (accessToken: string | undefined) => accessToken && { accessToken, person: { id: 'amira' } };

/** What a request went out with each time, and what it ended in. */
async function outcome(tokens: { token?: string; next?: string }, server: AnsweringLink, context = {}) {
  const keeper = {
    current: async () => sessionOf(tokens.token),
    insteadOf: async () => sessionOf(tokens.next),
    read: () => ({ session: sessionOf(tokens.token) }),
    subscribe: () => () => undefined,
  } as unknown as SessionKeeper;
  const sent: unknown[] = [];
  const noted = new ApolloLink((operation, forward) => {
    sent.push(operation.getContext()['headers']);
    return forward(operation);
  });
  const link = ApolloLink.from([new ApolloLink(authorizing(keeper)), noted, server]);
  return { result: await send(link, jobsQuery, context), sent };
}

test('a request with a session carries the access token beside its own headers', async () => {
  const { sent, result } = await outcome({ token: 'a' }, new AnsweringLink(answer), { headers: { 'x-own': '1' } });
  expect(sent).toEqual([{ 'x-own': '1', authorization: 'Bearer a' }]);
  expect(result).toEqual(answer);
});

test('an anonymous request carries none, and is not retried', async () => {
  const { sent, result } = await outcome({ next: 'b' }, new AnsweringLink(status(401)));
  expect(sent).toEqual([{}]);
  expect(result).toMatchObject({ statusCode: 401 });
});

test('a sign-in carries none, even with a session', async () => {
  const { sent } = await outcome({ token: 'a' }, new AnsweringLink(answer), { asAnyone: true });
  expect(sent).toEqual([undefined]);
});

test.each([
  ['a 401', status(401)],
  ['NOT_SIGNED_IN', unsigned],
])('after %s it is retried once, with a new access token', async (_, refusal) => {
  const { sent, result } = await outcome({ token: 'a', next: 'b' }, new AnsweringLink(refusal, answer));
  expect(sent).toEqual([{ authorization: 'Bearer a' }, { authorization: 'Bearer b' }]);
  expect(result).toEqual(answer);
});

test('without a new one it is retried anonymously', async () => {
  const { sent, result } = await outcome({ token: 'a' }, new AnsweringLink(status(401), answer));
  expect(sent).toEqual([{ authorization: 'Bearer a' }, {}]);
  expect(result).toEqual(answer);
});

test('a second refusal is the last', async () => {
  const { sent, result } = await outcome({ token: 'a', next: 'b' }, new AnsweringLink(status(401)));
  expect(sent).toHaveLength(2);
  expect(result).toMatchObject({ statusCode: 401 });
});

test.each([400, 403, 429, 500, 503])('%i is no question of who asks', async (code) => {
  const { sent, result } = await outcome({ token: 'a', next: 'b' }, new AnsweringLink(status(code)));
  expect(sent).toHaveLength(1);
  expect(result).toMatchObject({ statusCode: code });
});
