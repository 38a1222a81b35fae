import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloLink } from '@apollo/client/link';
import { BaseHttpLink } from '@apollo/client/link/http';
import { afterEach, expect, test } from 'vitest';
import { describe as describeError, errorsLink } from '../../client/apollo/errors.ts';
import { AnsweringLink, jobsQuery, send } from './answering-link.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** Sends a query over a real connection to a server that answers as told. */
async function sendTo(listener: RequestListener, isOnline = true) {
  const listening = createServer(listener);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  const http = new BaseHttpLink({ uri: `http://127.0.0.1:${port}/graphql`, headers: { accept: 'application/json' } });
  return send(ApolloLink.from([errorsLink(() => isOnline), http]), jobsQuery);
}

const json =
  (status: number, body: unknown): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

test.each([
  [429, { error: 'Too many attempts', message: 'not this' }, 'Too many attempts'],
  [403, { message: 'Not allowed' }, 'Not allowed'],
  [403, { error: '', message: 'Not allowed' }, 'Not allowed'],
  [400, { errors: [{ message: 'Too deep' }] }, 'Too deep'],
  [500, { detail: 'x' }, 'HTTP 500 Internal Server Error'],
  [503, 'text', 'HTTP 503 Service Unavailable'],
])('an answer of %i with %j is worded as %s', async (status, body, sentence) => {
  expect(await sendTo(json(status, body))).toMatchObject({ message: sentence, failure: 'response', status });
});

test('an answer that is not JSON is named by its status', async () => {
  const result = await sendTo((_request, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'));
  expect(result).toMatchObject({ message: 'HTTP 502 Bad Gateway', status: 502 });
});

test('a status without a reason has no space after it', async () => {
  const result = await sendTo((_request, response) => response.writeHead(599, '').end());
  expect(result).toMatchObject({ message: 'HTTP 599' });
});

test("another party's page with status 200 is unexpected", async () => {
  const result = await sendTo((_request, response) => response.end('<h1>Welcome to the hotel</h1>'));
  expect(result).toMatchObject({ message: 'An unexpected error occurred', failure: 'unexpected' });
});

test.each([
  [true, 'Unable to connect to server. Please check your internet connection.', 'unreachable'],
  [false, 'No internet connection', 'offline'],
])('a connection cut off while online is %s', async (isOnline, sentence, failure) => {
  const result = await sendTo((request) => request.socket.destroy(), isOnline);
  expect(result).toMatchObject({ message: sentence, failure });
});

test('a request that was given up is a timeout', () => {
  expect(describeError(new DOMException('aborted', 'AbortError'), true, false)).toMatchObject({
    message: 'Request timeout',
    failure: 'timeout',
  });
});

test.each([new Error('bug'), 'text', undefined])('%s is unexpected', (thrown) => {
  expect(describeError(thrown, true, false).message).toBe('An unexpected error occurred');
});

test('the graph words its refusals, and what it masks is unexpected', async () => {
  const errors = [
    { message: 'Internal server error', extensions: { code: 'INTERNAL_SERVER_ERROR' } },
    { message: 'The cursor is not one of ours', extensions: { code: 'BAD_USER_INPUT' } },
  ];
  const result = await send(ApolloLink.from([errorsLink(() => true), new AnsweringLink({ data: null, errors })]));
  expect(result).toMatchObject({
    errors: [{ message: 'An unexpected error occurred' }, { message: 'The cursor is not one of ours' }],
  });
});
