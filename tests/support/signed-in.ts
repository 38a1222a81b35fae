import type { LightMyRequestResponse } from 'fastify';
import { type TestApp, testNow } from './test-app.ts';

export const password = 'seven geese on a pier';

/** What an account is opened with on REST; the address differs each time. */
export function newAccount(given: Record<string, unknown> = {}): Record<string, unknown> & { readonly email: string } {
  accounts += 1;
  return {
    email: `person-${accounts}@example.com`,
    password,
    firstName: 'Asha',
    lastName: 'Mensah',
    phone: '01632 960 001',
    organization: 'Brambleford Community Hospital',
    role: 'nurse',
    ...given,
  };
}

let accounts = 0;

/** Sends JSON to a REST path. */
export function send(
  { server }: Pick<TestApp, 'server'>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { body, token }: { readonly body?: object; readonly token?: string } = {},
): Promise<LightMyRequestResponse> {
  return server.inject({
    method,
    url: `/api${path}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body ? { payload: body } : {}),
  });
}

export interface SignedIn {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly refreshToken: string;
}

/** Opens an account as an integrator would. */
export async function signUp(app: Pick<TestApp, 'server'>, given: Record<string, unknown> = {}): Promise<SignedIn> {
  return sessionOf(await send(app, 'POST', '/auth/signup', { body: newAccount(given) }), 201);
}

/** Signs in as an integrator would. */
export async function signIn(app: Pick<TestApp, 'server'>, email: string): Promise<SignedIn> {
  return sessionOf(await send(app, 'POST', '/auth/signin', { body: { email, password } }), 200);
}

/** The session in an answer. */
export function sessionOf(answer: LightMyRequestResponse, status = 200): SignedIn {
  if (answer.statusCode !== status) {
    throw new Error(`${answer.statusCode}: ${answer.body}`);
  }
  const { access_token: token, refresh_token: refreshToken, user } = answer.json();
  return { id: user.id, email: user.email, token, refreshToken };
}

/** Makes accounts verified or operators', as an operator would. */
export async function grantAccess(
  { db }: Pick<TestApp, 'db'>,
  access: 'verified' | 'operator',
  ...accounts: readonly Pick<SignedIn, 'id'>[]
): Promise<void> {
  await db
    .updateTable('account')
    .set({ access, verified_at: testNow.toISOString() })
    .where(
      'id',
      'in',
      accounts.map(({ id }) => id),
    )
    .execute();
}
