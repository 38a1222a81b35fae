import { type Kysely, sql } from 'kysely';
import type { DB } from '../../tables.ts';

/** Everything of an account but the digest of its password, which is of no use to its owner. */
export async function findOwnAccount(db: Kysely<DB>, accountId: string): Promise<object | null> {
  const account = await db
    .selectFrom('account')
    .select([
      'id',
      'email',
      'email_confirmed_at as emailConfirmedAt',
      'access',
      'verification_asked_at as verificationAskedAt',
      'verified_at as verifiedAt',
      'suspended_at as suspendedAt',
      'terms_version as termsVersion',
      'terms_accepted_at as termsAcceptedAt',
      'password_expires_at as passwordExpiresAt',
      'desk_mail_stopped_at as deskMailStoppedAt',
      'created_at as createdAt',
      'updated_at as updatedAt',
    ])
    .select((select) => select('password_hash', 'is not', null).as('hasPassword'))
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account ?? null;
}

/** The profile of a user. */
export async function findOwnProfile(db: Kysely<DB>, accountId: string): Promise<object | null> {
  const profile = await db
    .selectFrom('user_profile')
    .select([
      'first_name as firstName',
      'last_name as lastName',
      'phone',
      'organization',
      'role',
      'updated_at as updatedAt',
    ])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return profile ?? null;
}

const spentAt = sql`to_char(spent_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** All sessions that are still kept, those that have ended too, with the times at which they were renewed. */
export function listOwnSessions(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('session')
    .select([
      'id',
      'device',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
      'ended_at as endedAt',
      'end_reason as endReason',
    ])
    .select((select) =>
      select
        .selectFrom('refresh_token')
        .select(sql<string[]>`coalesce(array_agg(${spentAt} order by spent_at), '{}')`.as('times'))
        .whereRef('refresh_token.session_id', '=', 'session.id')
        .where('spent_at', 'is not', null)
        .as('renewedAt'),
    )
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Browsers that are recognised as the account's; not by what, which is kept as a digest. */
export function listOwnDevices(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('known_device')
    .select(['created_at as knownSince', 'last_signed_in_at as lastSignedInAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('last_signed_in_at')
    .execute();
}

/** What was done to a user's records, or by them. Records and accounts of others are not named. */
export function listOwnAuditEntries(db: Kysely<DB>, accountId: string): Promise<object[]> {
  const isOwn = sql<boolean>`owner_id is not distinct from ${accountId}::uuid`;
  return db
    .selectFrom('audit_entry')
    .select([
      'id',
      'happened_at as happenedAt',
      'action',
      'subject_kind as subjectKind',
      'changed_fields as changedFields',
    ])
    .select([
      sql<string>`case when actor_id = ${accountId}::uuid then 'you'
        when actor_kind = 'account' and subject_kind = 'job_application' then 'employer'
        when actor_kind = 'account' and (subject_kind in ('job', 'equipment', 'membership') or action = 'account.verification_asked')
          and not exists (select from account where account.id = actor_id and account.access = 'operator') then 'colleague'
        when actor_kind = 'account' then 'operator' else actor_kind end`.as('actor'),
      sql<string | null>`case when ${isOwn} then subject_id end`.as('subjectId'),
      sql<string | null>`case when ${isOwn} then reason end`.as('reason'),
    ])
    .where((where) => where.or([where('owner_id', '=', accountId), where('actor_id', '=', accountId)]))
    .orderBy('happened_at')
    .orderBy('id')
    .execute();
}

/** The user's identities at Google or LinkedIn, if connected, and sign-ins there that have begun. */
export async function findOwnIdentities(db: Kysely<DB>, accountId: string): Promise<object> {
  const connected = await db
    .selectFrom('connected_identity')
    .select(['provider', 'issuer', 'subject', 'email', 'connected_at as connectedAt'])
    .where('account_id', '=', accountId)
    .orderBy('provider')
    .execute();
  const begun = await db
    .selectFrom('social_attempt')
    .innerJoin('session', 'session.id', 'social_attempt.session_id')
    .select('social_attempt.provider')
    .where('session.account_id', '=', accountId)
    .execute();
  return { connected, begun };
}

/**
 * Mailed links that are still valid: purpose and expiry. The links themselves are not stored. The requested new address is
 * left out: it is not stored if another account has it, and the difference would reveal that account.
 */
export function listOwnMailedLinks(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('mailed_token')
    .select(['purpose', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('expires_at')
    .execute();
}

/**
 * Mails to the account of the last 30 days: kind, and when each was written and sent. Their text is not stored. The time of a
 * mail to a requested new address is left out: if another account has that address, no mail was sent.
 */
export function listOwnMails(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('outgoing_mail')
    .select(['kind', 'created_at as createdAt'])
    .select(sql<string | null>`case when kind != 'email-change' then sent_at end`.as('sentAt'))
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

/** The posts that the account has advertised, with all that was written in them. */
export function listOwnJobs(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('job')
    .innerJoin('place', 'place.id', 'job.place_id')
    .innerJoin('employer', 'employer.id', 'job.employer_id')
    .leftJoin('recruitment_partner as partner', 'partner.id', 'job.recruitment_partner_id')
    .select(['job.id', 'job.reference', 'job.title', 'job.department', 'employer.name as employer'])
    .select(['place.town as location', 'place.postcode'])
    .select([
      'job.type',
      'job.contract_type as contractType',
      'job.working_pattern as workingPattern',
      'job.weekly_hours as weeklyHours',
      'job.urgency',
      'job.pay_band as payBand',
      'job.pay_nation as payNation',
      'job.pay_year as payYear',
      'job.salary_min as salaryMin',
      'job.salary_max as salaryMax',
      'partner.name as recruitmentPartner',
      'job.apply_url as applyUrl',
      'job.description',
      'job.posted_at as postedAt',
      'job.closes_on as closesOn',
      'job.changed_at as changedAt',
      'job.closed_at as closedAt',
    ])
    .where('job.owner_id', '=', accountId)
    .orderBy('job.posted_at')
    .execute();
}

/** The products of the account in any state, with the name of the supplier. */
export async function listOwnEquipment(db: Kysely<DB>, accountId: string): Promise<object> {
  const suppliers = await db
    .selectFrom('supplier')
    .select(['id', 'name', 'location', 'phone', 'created_at as createdAt'])
    .where('owner_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const products = await db
    .selectFrom('equipment')
    .select([
      'id',
      'reference',
      'supplier_id as supplierId',
      'name',
      'description',
      'category',
      'price',
      'condition',
      'stock_count as inStock',
      'is_pre_order as isPreOrder',
      'available_on as availableOn',
      'specifications',
      'certifications',
      'images',
      'warranty',
      'product_url as productUrl',
      'review_state as reviewState',
      'decline_reason as declineReason',
      'created_at as createdAt',
      'submitted_at as submittedAt',
      'reviewed_at as reviewedAt',
      'published_at as publishedAt',
      'withdrawn_at as withdrawnAt',
    ])
    .where('owner_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { suppliers, products };
}
