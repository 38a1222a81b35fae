import type { Kysely } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import type { People, Person } from './people.ts';

/** Everything that is kept of those who do not ask, to see whether it has changed. */
export async function rowsOfOthers(db: Kysely<DB>, { owner, bystander, candidate, locked }: People): Promise<string> {
  const rows: unknown[] = [
    await db.selectFrom('membership').selectAll().where('account_id', '=', bystander.id).execute(),
    await db
      .selectFrom('organisation_invitation')
      .selectAll()
      .where('email', '<>', 'new-colleague@example.com')
      .orderBy('id')
      .execute(),
  ];
  for (const person of [owner, candidate, locked]) {
    rows.push(await rowsOf(db, person));
  }
  return JSON.stringify(rows);
}

async function rowsOf(db: Kysely<DB>, { id }: Person): Promise<unknown> {
  return {
    account: await db.selectFrom('account').selectAll().where('id', '=', id).execute(),
    profile: await db.selectFrom('user_profile').selectAll().where('id', '=', id).execute(),
    sessions: await db.selectFrom('session').selectAll().where('account_id', '=', id).orderBy('id').execute(),
    jobs: await db.selectFrom('job').selectAll().where('owner_id', '=', id).orderBy('id').execute(),
    equipment: await db.selectFrom('equipment').selectAll().where('owner_id', '=', id).orderBy('id').execute(),
    applications: await db
      .selectFrom('job_application')
      .selectAll()
      .where((where) =>
        where.or([
          where('account_id', '=', id),
          where('job_id', 'in', db.selectFrom('job').select('job.id').where('owner_id', '=', id)),
        ]),
      )
      .orderBy('id')
      .execute(),
    drafts: await db.selectFrom('job_draft').selectAll().where('owner_id', '=', id).orderBy('id').execute(),
    notes: await db.selectFrom('application_note').selectAll().where('author_id', '=', id).orderBy('id').execute(),
    keys: await db.selectFrom('api_key').selectAll().where('account_id', '=', id).orderBy('id').execute(),
    webhooks: await db.selectFrom('webhook_endpoint').selectAll().where('account_id', '=', id).orderBy('id').execute(),
    told: await db
      .selectFrom('webhook_delivery')
      .selectAll()
      .where('endpoint_id', 'in', db.selectFrom('webhook_endpoint').select('id').where('account_id', '=', id))
      .orderBy('id')
      .execute(),
    follows: await db.selectFrom('document_follow').selectAll().where('account_id', '=', id).orderBy('id').execute(),
    readings: await db
      .selectFrom('document_reading')
      .selectAll()
      .where('account_id', '=', id)
      .orderBy('document_version_id')
      .execute(),
    tiers: await db.selectFrom('tier_request').selectAll().where('account_id', '=', id).orderBy('id').execute(),
    orders: await db.selectFrom('bulk_order').selectAll().where('account_id', '=', id).orderBy('id').execute(),
    membership: await db.selectFrom('membership').selectAll().where('account_id', '=', id).execute(),
    comments: await db.selectFrom('article_comment').selectAll().where('account_id', '=', id).orderBy('id').execute(),
    entries: await db.selectFrom('audit_entry').selectAll().where('owner_id', '=', id).orderBy('id').execute(),
  };
}
