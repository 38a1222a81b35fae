import type { Insertable, Kysely, Selectable } from 'kysely';
import { digestOf } from '../../schema/accounts/sessions/refresh-token.ts';
import type { DB, Session } from '../../schema/tables.ts';
import { jsonWebTokens } from '../../server/credentials/access-tokens.ts';
import { testNow, testSecret } from '../support/test-app.ts';

const signer = jsonWebTokens({
  secrets: [testSecret],
  origin: 'http://127.0.0.1:4000',
  clock: { now: () => testNow },
});

/** A session that has begun just now, with the tokens that its browser or program holds. */
export async function createSession(
  db: Kysely<DB>,
  values: Partial<Insertable<Session>> & { readonly account_id: string },
): Promise<Selectable<Session> & { readonly accessToken: string; readonly refreshToken: string }> {
  const session = await db
    .insertInto('session')
    .values({
      device: 'Test browser',
      created_at: testNow.toISOString(),
      last_used_at: testNow.toISOString(),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const refreshToken = digestOf(`refresh token of ${session.id}`).toString('base64url');
  await db
    .insertInto('refresh_token')
    .values({ digest: digestOf(refreshToken), session_id: session.id, created_at: session.created_at })
    .execute();
  const accessToken = await signer.sign(session.id, new Date(testNow.getTime() + 900_000));
  return { ...session, accessToken, refreshToken };
}
