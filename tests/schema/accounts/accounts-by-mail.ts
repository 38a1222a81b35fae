import type { Kysely } from 'kysely';
import { withToken } from '../../../schema/outbox/link-place.ts';
import type { DB } from '../../../schema/tables.ts';
import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { type TestApp, testSecret } from '../../support/test-app.ts';

export const password = 'seven geese on a pier';

/** An answer of the graph's one mutation. */
interface Answer {
  readonly __typename: string;
  readonly message?: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
  readonly accessToken?: string;
  readonly refreshToken?: string;
}

export interface Caller {
  readonly token?: string | undefined;
  readonly remoteAddress?: string;
}

/** Mutations that begin a session or renew one; the others answer with a sentence. */
const sessionFields = new Set(['signIn', 'changePassword', 'refreshSession']);

/** Runs one mutation and hands out its answer. */
export async function mutate(
  { server }: TestApp,
  field: string,
  values: Readonly<Record<string, string>>,
  { token, remoteAddress = '192.0.2.1' }: Caller = {},
): Promise<Answer> {
  const given = Object.entries(values).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const call = given.length > 0 ? `${field}(${given.join(', ')})` : field;
  const query = `mutation { answer: ${call} {
    __typename
    ... on ${sessionFields.has(field) ? 'SessionPayload { accessToken refreshToken }' : 'MessagePayload { message }'}
    ... on Error { message }
    ... on ValidationError { fields { path message } }
  } }`;
  const response = await server.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    payload: { query },
  });
  const { data, errors } = response.json();
  if (!data) {
    throw new Error(`The graph answered ${JSON.stringify(errors)}.`);
  }
  return data.answer;
}

/** Opens an account by REST; its session. */
export async function signUp(
  { server }: TestApp,
  email: string,
): Promise<{ id: string; token: string; refreshToken: string }> {
  const names = { firstName: 'Asha', lastName: 'Mensah', phone: '01632 960 001', organization: 'Brambleford' };
  const response = await server.inject({
    method: 'POST',
    url: '/api/auth/signup',
    remoteAddress: `198.51.100.${Math.ceil(Math.random() * 250)}`,
    payload: { email, password, role: 'nurse', ...names },
  });
  const { access_token: token, refresh_token: refreshToken, user } = response.json();
  return { id: user.id, token, refreshToken };
}

/** Whether a user is signed in by the token. */
export async function isSignedIn({ server }: TestApp, token: string | undefined): Promise<boolean> {
  const response = await server.inject({ url: '/api/auth/profile', headers: { authorization: `Bearer ${token}` } });
  return response.statusCode === 200;
}

const tokens = linkTokens([testSecret]);

/** The mails to a user that wait, oldest first, with the words that are sent. */
export async function mailsTo(db: Kysely<DB>, recipient: string) {
  const rows = await db
    .selectFrom('outgoing_mail')
    .leftJoin('mailed_token', 'mailed_token.id', 'outgoing_mail.link_id')
    .select(['kind', 'subject', 'body_text as text', 'body_html as html', 'link_id as linkId', 'purpose'])
    .where('recipient', '=', recipient)
    .orderBy('outgoing_mail.id')
    .execute();
  return rows.map(({ text, html, linkId, purpose, ...row }) => {
    const mail = { ...row, text: text ?? '', html: html ?? '' };
    return linkId !== null && purpose !== null ? withToken(mail, tokens.tokenOf(purpose, linkId)) : mail;
  });
}

/** The token of the link in the newest mail to a user. */
export async function mailedToken(db: Kysely<DB>, recipient: string): Promise<string> {
  const mail = (await mailsTo(db, recipient)).at(-1);
  const [, token = ''] = /\/account\?(?:reset|confirm)=([\w-]{64})\n/.exec(mail?.text ?? '') ?? [];
  return token;
}
