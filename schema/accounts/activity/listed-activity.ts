import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { RowQuery } from '../../queries/lists/listed-table.ts';
import type { PlainTable } from '../../queries/lists/plain-list.queries.ts';
import type { DB } from '../../tables.ts';
import type { ActivityRow } from './activity-row.ts';

/** The actions of a user, and those of others on the user's records, as a list. */
export const listedActivity: PlainTable<ActivityRow, 'newest', object, { readonly person: string }> = {
  table: 'audit_entry',
  orders: {
    newest: {
      direction: 'desc',
      columns: [
        { expression: sql`audit_entry.happened_at`, type: 'timestamptz' },
        { expression: sql`audit_entry.id`, type: 'uuid' },
      ],
      values: (activity) => [activity.happenedAt, activity.id],
    },
  },
  conditions: (value) => [
    sql<SqlBool>`(audit_entry.actor_id = ${value('person')}::uuid or audit_entry.owner_id = ${value('person')}::uuid)`,
  ],
  plansForValues: () => true,
  select: (rows) =>
    (rows as unknown as SelectQueryBuilder<DB, 'audit_entry', object>).select([
      'audit_entry.id',
      'audit_entry.happened_at as happenedAt',
      'audit_entry.action',
      'audit_entry.actor_id as actorId',
      'audit_entry.subject_kind as subjectKind',
      'audit_entry.subject_id as subjectId',
      'audit_entry.changed_fields as changedFields',
    ]) as unknown as RowQuery<ActivityRow>,
};
