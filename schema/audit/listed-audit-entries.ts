import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Order } from '../queries/keyset.ts';
import type { RowQuery } from '../queries/lists/listed-table.ts';
import type { PlainTable } from '../queries/lists/plain-list.queries.ts';
import type { Values } from '../queries/prepared-query.ts';
import type { DB } from '../tables.ts';
import type { ActorKind, AuditEntryRow } from './audit-entry-row.ts';

/** Which conditions a list of entries has. */
export interface AuditShape {
  readonly owner: boolean;
  readonly actor: boolean;
  readonly action: boolean;
  readonly subject: boolean;
}

export interface AuditValues {
  readonly owner: string;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
}

const newest: Order<AuditEntryRow> = {
  direction: 'desc',
  columns: [
    { expression: sql`audit_entry.happened_at`, type: 'timestamptz' },
    { expression: sql`audit_entry.id`, type: 'uuid' },
  ],
  values: (entry) => [entry.happenedAt, entry.id],
};

/** The audit log as a list. */
export const listedAuditEntries: PlainTable<AuditEntryRow, 'newest', AuditShape, AuditValues> = {
  table: 'audit_entry',
  orders: { newest },
  conditions: auditConditions,
  plansForValues: ({ owner, actor, action, subject }) => owner || actor || action || subject,
  select: selectEntries,
};

function auditConditions(value: Values<AuditValues>, shape: AuditShape): RawBuilder<SqlBool>[] {
  return [
    ...(shape.owner ? [sql<SqlBool>`audit_entry.owner_id = ${value('owner')}::uuid`] : []),
    ...(shape.actor ? [sql<SqlBool>`audit_entry.actor_id = ${value('actor')}::uuid`] : []),
    ...(shape.action ? [sql<SqlBool>`audit_entry.action = ${value('action')}`] : []),
    ...(shape.subject ? [sql<SqlBool>`audit_entry.subject_id = ${value('subject')}`] : []),
  ];
}

function selectEntries(rows: RowQuery): RowQuery<AuditEntryRow> {
  const entries = rows as unknown as SelectQueryBuilder<DB, 'audit_entry', object>;
  return entries
    .leftJoin('account as actor', 'actor.id', 'audit_entry.actor_id')
    .leftJoin('account as owner', 'owner.id', 'audit_entry.owner_id')
    .select([
      'audit_entry.id',
      'audit_entry.happened_at as happenedAt',
      'audit_entry.actor_id as actorId',
      'actor.email as actorEmail',
      'audit_entry.action',
      'audit_entry.subject_kind as subjectKind',
      'audit_entry.subject_id as subjectId',
      'audit_entry.changed_fields as changedFields',
      'audit_entry.reason',
      'audit_entry.owner_id as ownerId',
      'owner.email as ownerEmail',
    ])
    .select((select) =>
      select.ref('audit_entry.actor_kind').$castTo<ActorKind>().as('actorKind'),
    ) as unknown as RowQuery<AuditEntryRow>;
}
