import { builder } from '../builder.ts';
import { connectionType, pageArguments, pageCost } from '../graph/connection.ts';
import type { AuditFilter } from './audit.service.ts';
import { AuditEntry } from './audit-entry.ts';

const AuditFilterInput = builder.inputRef<AuditFilter>('AuditFilter').implement({
  description: 'A filter of the audit log. All conditions must hold.',
  fields: (t) => ({
    ownerId: t.id({ description: 'Only what was done to records of this account.' }),
    actorId: t.id({ description: 'Only what this account did.' }),
    action: t.string({ description: 'Only this action, like account.verified.' }),
    subjectId: t.string({ description: 'Only what was done to this record: its history.' }),
  }),
});

const AuditEntryConnection = connectionType('AuditEntry', AuditEntry);

builder.queryField('auditLog', (t) =>
  t.field({
    type: AuditEntryConnection,
    description: 'The audit log, the newest entry first. For operators only.',
    args: {
      filter: t.arg({ type: AuditFilterInput, description: 'The filter of the log.' }),
      ...pageArguments,
    },
    complexity: pageCost,
    resolve: (_root, { filter, ...page }, { services }) => services.audit.list(filter ?? {}, page),
  }),
);
