import { parse } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { authorizing } from '../../client/accounts/authorize.ts';
import { SessionKeeper } from '../../client/accounts/session-keeper.ts';
import { setMark } from '../../client/accounts/sign-in-mark.ts';
import { authorizeBy } from '../../client/apollo/authorization.ts';
import { createBrowserClient } from '../../client/apollo/client.ts';
import { standInForBrowser, standInForServer } from './browser-stand-in.ts';

const save = parse('mutation Save { saveProfile { id email } }');
const user = { id: 'amira', firstName: 'Amira', lastName: '', role: 'nurse', access: 'MEMBER' };
const session = { __typename: 'SessionPayload', accessToken: 'token of amira', expiresIn: 900, user };

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a change at once after the page has come waits for the session of a visit before', async () => {
  const closeTabs = standInForBrowser();
  const requests = standInForServer();
  const sent = (count: number) => expect.poll(() => requests.length).toBe(count);
  setMark(true);
  const client = createBrowserClient();
  authorizeBy(authorizing(new SessionKeeper(client)));
  const asked = client.mutate({ mutation: save });
  await sent(1);
  // As long as a request that does not wait could take.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(requests.map(({ operationName }) => operationName)).toEqual(['RefreshSession']);
  requests[0]?.answer({ data: { refreshSession: session } });
  await sent(2);
  expect(requests[1]?.authorization).toBe('Bearer token of amira');
  const account = { __typename: 'Account', id: 'amira', email: 'amira@example.com' };
  requests[1]?.answer({ data: { saveProfile: account } });
  expect(await asked).toMatchObject({ data: { saveProfile: { id: 'amira' } } });
  closeTabs();
});
