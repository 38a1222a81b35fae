import { builder } from '../builder.ts';
import type { AuditEntryRow } from './audit-entry-row.ts';

const AuditActor = builder.enumType('AuditActor', {
  description: 'Who can have done something.',
  values: {
    ACCOUNT: { value: 'account', description: 'A user with an account.' },
    COMMAND_LINE: { value: 'command_line', description: "An administrator at the server's command line." },
    PORTAL: { value: 'portal', description: 'The portal by itself.' },
  },
});

export const AuditEntry = builder.objectRef<AuditEntryRow>('AuditEntry').implement({
  description:
    'Who did what to whose record. Entries are never changed; they hold identifiers, and of a suspension its reason, and outlive the accounts.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the entry.' }),
    happenedAt: t.expose('happenedAt', { type: 'DateTime', description: 'When it happened.' }),
    actorKind: t.expose('actorKind', { type: AuditActor, description: 'Who did it.' }),
    actorId: t.exposeID('actorId', { nullable: true, description: 'The account that did it; null where none did.' }),
    actorEmail: t.exposeString('actorEmail', {
      nullable: true,
      description: 'The address that this account has now; null where there is none any more.',
    }),
    action: t.exposeString('action', { description: 'What was done: kind of record and verb, like account.verified.' }),
    subjectKind: t.exposeString('subjectKind', { description: 'The kind of record that it was done to.' }),
    subjectId: t.exposeString('subjectId', { description: 'Identifier of the record.' }),
    changedFields: t.field({
      type: ['String'],
      description: 'Names of the fields of the record that were changed, where that is kept; never their values.',
      resolve: ({ changedFields }) => [...changedFields],
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Why it was done, as the account was told; null where no reason is asked.',
    }),
    ownerId: t.exposeID('ownerId', {
      nullable: true,
      description: 'The account whose record it is; null where it has no owner.',
    }),
    ownerEmail: t.exposeString('ownerEmail', {
      nullable: true,
      description: 'The address that this account has now; null where there is none any more.',
    }),
  }),
});
