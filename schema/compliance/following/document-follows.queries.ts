import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { DB } from '../../tables.ts';
import { listed } from '../document-conditions.ts';
import { lawName, lawNames } from '../law-name.ts';
import { titleOr } from '../shown-title.ts';

/** What can be followed: a document, the law that documents are about, or the role that they are for. */
export const followKinds = ['document', 'regulation', 'role'] as const;
export type FollowKind = (typeof followKinds)[number];

/** What an account follows. */
export interface DocumentFollowRow {
  readonly id: string;
  readonly kind: FollowKind;
  /** The title of the document while it is published, or the regulation or role. */
  readonly name: string;
  /** Of the document; null where it is not published, or a regulation or role is followed. */
  readonly slug: string | null;
  readonly followedAt: string;
}

/** What is to be followed. */
export type FollowSubject =
  | { readonly kind: 'document'; readonly documentId: string }
  | { readonly kind: 'regulation' | 'role'; readonly name: string };

function follows(db: Kysely<DB>, accountId: string) {
  return db
    .selectFrom('document_follow as follow')
    .leftJoin('document', (join) => join.onRef('document.id', '=', 'follow.document_id').on(listed))
    .select(['follow.id', 'document.slug', 'follow.followed_at as followedAt'])
    .select(sql<FollowKind>`follow.kind`.as('kind'))
    .select(titleOr(sql`nullif(follow.name, '')`).as('name'))
    .where('follow.account_id', '=', accountId);
}

/** All follows of an account, the newest first. */
export function listFollows(db: Kysely<DB>, accountId: string): Promise<DocumentFollowRow[]> {
  return follows(db, accountId).orderBy('follow.followed_at', 'desc').orderBy('follow.id', 'desc').execute();
}

/** One of the things that an account follows. */
export function findFollow(
  db: Kysely<DB>,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<DocumentFollowRow | undefined> {
  return follows(db, accountId).where('follow.id', '=', id).executeTakeFirst();
}

/** What an account follows already of just this. */
export function findSameFollow(
  db: Kysely<DB>,
  accountId: string,
  subject: FollowSubject,
): Promise<DocumentFollowRow | undefined> {
  const same = follows(db, accountId).where('follow.kind', '=', subject.kind);
  return (
    subject.kind === 'document'
      ? same.where('follow.document_id', '=', subject.documentId)
      : same.where('follow.name_key', '=', sql<string>`search_fold(${subject.name})`)
  ).executeTakeFirst();
}

/** How much an account follows. */
export async function countFollows(db: Kysely<DB>, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('document_follow')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Has an account follow something; the identifier of that. */
export async function insertFollow(
  transaction: Transaction<DB>,
  { accountId, subject, now }: { readonly accountId: string; readonly subject: FollowSubject; readonly now: string },
): Promise<string> {
  const { kind } = subject;
  const what = subject.kind === 'document' ? { document_id: subject.documentId } : { name: subject.name };
  const { id } = await transaction
    .insertInto('document_follow')
    .values({ account_id: accountId, kind, ...what, followed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends one of the things that are followed. */
export async function deleteFollow(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom('document_follow').where('id', '=', id).execute();
}

/** Ends all that an account follows. */
export async function deleteFollows(db: Kysely<DB>, accountId: string): Promise<void> {
  await db.deleteFrom('document_follow').where('account_id', '=', accountId).execute();
}

/** A published document by its identifier or its name in addresses. */
export async function findPublishedDocument(
  db: Kysely<DB>,
  key: { readonly id: string } | { readonly slug: string },
): Promise<{ readonly id: string; readonly version: string } | undefined> {
  const isIt: RawBuilder<SqlBool> = 'id' in key ? sql`id = ${key.id}::uuid` : sql`slug = ${key.slug}`;
  const { rows } = await sql<{ id: string; version: string }>`
    select id, version from document where ${isIt} and ${listed}`.execute(db);
  return rows[0];
}

/** A regulation (the name of the law alone) or role that the newest version of a published document names; undefined if none does. */
export async function findNamed(
  db: Kysely<DB>,
  kind: 'regulation' | 'role',
  typed: string,
): Promise<string | undefined> {
  const column = sql.ref(kind === 'regulation' ? 'newest.regulations' : 'newest.applicable_to');
  const wanted = kind === 'regulation' ? lawName(typed) : typed;
  // The search text of a document contains both, so that few documents are read.
  const { rows } = await sql<{ name: string }>`
    select distinct named.name from document join document_version as newest
      on newest.document_id = document.id and newest.number = document.version
    cross join lateral unnest(${column}) as named (name)
    where ${listed} and document.search_vector @@ plainto_tsquery('english', search_fold(${wanted}))
      and starts_with(search_fold(named.name), search_fold(${wanted}))
    order by named.name`.execute(db);
  const names = rows.map(({ name }) => (kind === 'regulation' ? lawName(name) : name));
  return names.find((name) => name.length === wanted.length);
}

/** The accounts that get a mail about a change of a document, with the matching follows. */
export interface Follower {
  readonly accountId: string;
  readonly email: string;
  readonly followsDocument: boolean;
  readonly regulations: readonly string[];
  readonly roles: readonly string[];
}

/** What a version is about. */
export interface ChangedSubjects {
  readonly documentId: string;
  readonly regulations: readonly string[];
  readonly applicableTo: readonly string[];
}

/**
 * Some of the accounts that follow a document, a regulation or a role of it, each once: those that may be mailed, and that no mail
 * has told of the version. One that was not sent, as the document was taken back by then, has reached no follower.
 */
export async function listFollowers(
  db: Kysely<DB>,
  { documentId, versionId, regulations, applicableTo }: ChangedSubjects & { readonly versionId: string },
  most: number,
): Promise<Follower[]> {
  const keys = (names: readonly string[]) =>
    sql`array(select search_fold(name) from unnest(${[...names]}::text[]) as name)`;
  const { rows } = await sql<Follower>`
    with matching as (
      select account_id, kind, name from document_follow where document_id = ${documentId}::uuid
      union all
      select account_id, kind, name from document_follow
      where document_id is null and kind = 'regulation' and name_key = any(${keys(lawNames(regulations))})
      union all
      select account_id, kind, name from document_follow
      where document_id is null and kind = 'role' and name_key = any(${keys(applicableTo)})
    )
    select account.id as "accountId", account.email, bool_or(kind = 'document') as "followsDocument",
      coalesce(array_agg(name order by name) filter (where kind = 'regulation'), '{}') as regulations,
      coalesce(array_agg(name order by name) filter (where kind = 'role'), '{}') as roles
    from matching join account on account.id = matching.account_id
    where account.suspended_at is null and account.email_confirmed_at is not null
      and not exists (select from outgoing_mail as mail where mail.document_version_id = ${versionId}::uuid
        and mail.account_id = account.id and mail.failure is distinct from 'too_late')
    group by account.id order by account.id limit ${most}`.execute(db);
  return rows;
}
