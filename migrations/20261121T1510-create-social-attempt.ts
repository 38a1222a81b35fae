import { type Kysely, sql } from 'kysely';

/**
 * Sign-ins at Google or LinkedIn that have begun and may come back within minutes. Each row is taken away by the answer
 * that it waits for. The table is unlogged: what it holds is of the moment, and goes into no copy.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table social_attempt (
      state_digest bytea primary key check (length(state_digest) = 32),
      browser_digest bytea not null check (length(browser_digest) = 32),
      provider text not null check (provider in ('google', 'linkedin')),
      nonce text not null,
      verifier text not null,
      next text not null check (length(next) <= 2000),
      terms_version text,
      session_id uuid references session (id) on delete cascade,
      begun_at timestamptz(3) not null
    )`.execute(db);
  await sql`comment on column social_attempt.browser_digest is 'Digest of the cookie without which the answer is refused.'`.execute(
    db,
  );
  await sql`comment on column social_attempt.session_id is 'The session in which a provider is connected to its account; none where somebody signs in.'`.execute(
    db,
  );
  await sql`create index social_attempt_begun on social_attempt (begun_at)`.execute(db);
  await sql`create index social_attempt_session on social_attempt (session_id) where session_id is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table social_attempt`.execute(db);
}
