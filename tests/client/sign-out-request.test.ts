import { afterEach, expect, test, vi } from 'vitest';
import { requestSignOut } from '../../client/accounts/session-requests.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answerWith(answer: () => Response | Promise<Response>) {
  const fetched = vi.fn((_address: string, _sent: RequestInit) => Promise.resolve().then(answer));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test.each([
  ['the access token', 'token of a', { 'x-session-cookie': '1', authorization: 'Bearer token of a' }],
  ['the cookie alone', undefined, { 'x-session-cookie': '1' }],
])('signing out with %s goes where no operation of the graph is in its way', async (_name, token, headers) => {
  const fetched = answerWith(() => new Response(null, { status: 204 }));
  await requestSignOut(token);
  const sent = { method: 'POST', credentials: 'same-origin', headers };
  expect(fetched.mock.calls).toEqual([['/api/auth/signout', expect.objectContaining(sent)]]);
});

test('a refusal is told in the words of the server', async () => {
  answerWith(() => Response.json({ error: 'The portal is very busy.' }, { status: 503 }));
  await expect(requestSignOut('token of a')).rejects.toThrow('The portal is very busy.');
});

test('no answer is told as one', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(requestSignOut(undefined)).rejects.toMatchObject({ name: 'RequestError', failure: 'unreachable' });
});
