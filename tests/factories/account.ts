import type { Insertable, Kysely, Selectable } from 'kysely';
import { emailKey } from '../../schema/accounts/email-address.ts';
import type { Account, DB, UserProfile } from '../../schema/tables.ts';
import { nextNumber } from './sequence.ts';

/** The password of every account that a factory makes. */
export const factoryPassword = 'a password of tests alone';
/** Its digest, by parameters that cost no time. */
export const factoryDigest =
  '$argon2id$v=19$m=8,t=1,p=1$Za4vnAqaa6SNww07dCyxcA$uGx+WFDReLXrN+26/fz/V3Dc/X9iG2D0PIRJwR+blI8';

/** An account with its profile and a confirmed address; verified and an operator's ones have been so for as long as they are there. */
export async function createAccount(
  db: Kysely<DB>,
  values: Partial<Insertable<Account>> = {},
  profile: Partial<Insertable<UserProfile>> = {},
): Promise<Selectable<Account>> {
  const email = values.email ?? `test-person-${nextNumber()}@example.com`;
  const opened = values.created_at ?? '2026-11-01T12:00:00.000Z';
  const { id } = await db
    .insertInto('account')
    .values({
      email,
      email_key: emailKey(email),
      password_hash: factoryDigest,
      created_at: opened,
      updated_at: opened,
      email_confirmed_at: opened,
      verification_asked_at: opened,
      verified_at: (values.access ?? 'member') === 'member' ? null : opened,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('user_profile')
    .values({
      id,
      first_name: 'Test',
      last_name: 'Person',
      phone: '01632 960 001',
      organization: 'Test hospital',
      role: 'nurse',
      updated_at: opened,
      ...profile,
    })
    .execute();
  return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
