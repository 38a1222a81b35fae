import { type Kysely, sql } from 'kysely';

/** Mails with a link in them, and how the address of one ends. */
const kinds = sql`('password-reset', 'email-confirmation', 'email-change')`;
const token = sql.lit('/account\\?(?:reset|confirm)=([A-Za-z0-9_-]{43})\\M');
const nothing = sql`recipient = null, subject = null, body_text = null, body_html = null, next_attempt_at = null`;

/**
 * The token of a mailed link is made when its mail is sent, from the identifier of the link and a secret of the host, so
 * that neither the link nor the mail that waits has it. Links that were mailed before are known by their digests until
 * they are over; mails that wait are sent with a new token.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mailed_token drop constraint mailed_token_pkey,
      alter column digest drop not null,
      add constraint mailed_token_digest_key unique (digest),
      add column id uuid not null default uuid_v7() constraint mailed_token_pkey primary key`.execute(db);
  await sql`comment on column mailed_token.digest is 'Of a token that was made before tokens were derived; null since then.'`.execute(
    db,
  );
  await sql`alter table outgoing_mail add column link_id uuid`.execute(db);
  await sql`comment on column outgoing_mail.link_id is 'The mailed_token whose token is set in the place of {token} in the words when they are sent. It may have been used, or deleted, since.'`.execute(
    db,
  );
  await sql`
    update outgoing_mail set link_id = mailed_token.id,
      body_text = replace(body_text, waiting.token, '{token}'), body_html = replace(body_html, waiting.token, '{token}')
    from (
      select id, substring(body_text from ${token}) as token from outgoing_mail
      where kind in ${kinds} and next_attempt_at is not null
    ) as waiting
    join mailed_token on mailed_token.digest = sha256(convert_to(waiting.token, 'UTF8'))
    where outgoing_mail.id = waiting.id`.execute(db);
  // What is left leads nowhere: nobody is to get it, or the link has been used.
  await sql`
    update outgoing_mail set ${nothing}, failure = case when next_attempt_at is null then failure else 'too_late' end
    where kind in ${kinds} and body_text ~ ${token}`.execute(db);
}

/** Links whose tokens are derived cannot be known without the secret: they lead nowhere, and their mails are given up. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    update outgoing_mail set ${nothing}, failure = case when next_attempt_at is null then failure else 'too_late' end
    where link_id is not null and body_text is not null`.execute(db);
  await sql`alter table outgoing_mail drop column link_id`.execute(db);
  await sql`delete from mailed_token where digest is null`.execute(db);
  await sql`comment on column mailed_token.digest is null`.execute(db);
  await sql`
    alter table mailed_token drop constraint mailed_token_pkey, drop constraint mailed_token_digest_key,
      drop column id, add constraint mailed_token_pkey primary key (digest)`.execute(db);
}
