import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_OPERATOR_FILE } from '../../../server/first-operator.ts';
import { OPERATOR_FILE } from './data-directory.ts';

/** What the portal tells of its first operator signs in once; the lasting password set then is kept for the tests. */
export async function keepOperator(origin: string, dataDirectory: string): Promise<void> {
  const file = join(dataDirectory, FIRST_OPERATOR_FILE);
  const told = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, email, oneTimePassword] = /signs in as (\S+) with (\w+),/.exec(told) ?? [];
  if (!email || !oneTimePassword) {
    return;
  }
  const password = 'an operator of browser tests';
  const { access_token: token } = await post(`${origin}/api/auth/signin`, { email, password: oneTimePassword });
  const query = 'mutation ($password: String!) { setPassword(newPassword: $password) { __typename } }';
  const body = { query, variables: { password } };
  const { data } = await post(`${origin}/graphql`, body, { authorization: `Bearer ${token}` });
  if (data?.setPassword?.__typename !== 'SessionPayload') {
    throw new Error(JSON.stringify(data));
  }
  writeFileSync(join(dataDirectory, OPERATOR_FILE), JSON.stringify({ email, password }));
}

async function post(address: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return answer.json();
}
