import type { Attack } from '../attack.ts';
import type { HttpMessage } from '../target.ts';

/** What clients send along when they sign out. None of it may leave the session alive. */
const bodies: readonly Pick<HttpMessage, 'body' | 'headers'>[] = [
  {},
  { body: '{}' },
  { body: '{"refresh_token":"made up"}' },
  { body: 'null' },
  { body: '[]' },
  { body: '"text"' },
  { body: '{not json' },
  { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  { body: 'text', headers: { 'content-type': 'text/plain' } },
  { body: JSON.stringify({ refresh_token: 'x'.repeat(50_000) }) },
];

/** Signs in and out once for each body. */
export const signOuts: Attack = {
  name: 'sign-outs',
  run: async (target) => {
    const faults: string[] = [];
    for (const [index, { body, headers }] of bodies.entries()) {
      const { email, password } = target.person;
      const network = 50_000 + index;
      const signedIn = await target.send({
        method: 'POST',
        path: '/api/auth/signin',
        body: JSON.stringify({ email, password }),
        network,
      });
      if (signedIn.status !== 200) {
        faults.push(`signing in was answered ${signedIn.status}`);
        break;
      }
      const { access_token: token } = JSON.parse(signedIn.body) as { access_token: string };
      const authorization = { authorization: `Bearer ${token}` };
      const path = '/api/auth/signout';
      const out = await target.send({ method: 'POST', path, body, network, headers: { ...headers, ...authorization } });
      const after = await target.send({ path: '/api/auth/profile', network, headers: authorization });
      if (after.status !== 401) {
        faults.push(`the body ${(body ?? 'none').slice(0, 30)} was answered ${out.status} and the session goes on`);
      }
    }
    return faults;
  },
};
