import { builder } from '../builder.ts';
import type { AuditEntryRow } from './audit-entry-row.ts';

const AuditActor = builder.enumType('AuditActor', {
  description: 'The kind of an actor.',
  values: {
    ACCOUNT: { value: 'account', description: 'A user with an account.' },
    COMMAND_LINE: { value: 'command_line', description: "An administrator at the server's command line." },
    PORTAL: { value: 'portal', description: 'The portal by itself.' },
  },
});

export const AuditEntry = builder.objectRef<AuditEntryRow>('AuditEntry').implement({
  description:
    'An action on a record, with its actor. Entries are never changed; they contain identifiers and the reason of a suspension, and remain after accounts are deleted.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the entry.' }),
    happenedAt: t.expose('happenedAt', { type: 'DateTime', description: 'When it happened.' }),
    actorKind: t.expose('actorKind', { type: AuditActor, description: 'The actor.' }),
    actorId: t.exposeID('actorId', { nullable: true, description: 'The account that did it; null if none did.' }),
    actorEmail: t.exposeString('actorEmail', {
      nullable: true,
      description: 'The address that this account has now; null if there is none any more.',
    }),
    action: t.exposeString('action', { description: 'The action: kind of record and verb, like account.verified.' }),
    subjectKind: t.exposeString('subjectKind', { description: 'The kind of record that it was done to.' }),
    subjectId: t.exposeString('subjectId', { description: 'Identifier of the record.' }),
    changedFields: t.field({
      type: ['String'],
      description: 'Names of the changed fields of the record, for actions that store them; never their values.',
      resolve: ({ changedFields }) => [...changedFields],
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'The reason that the account was given; null if the action needs none.',
    }),
    ownerId: t.exposeID('ownerId', {
      nullable: true,
      description: 'The account whose record it is; null if it has no owner.',
    }),
    ownerEmail: t.exposeString('ownerEmail', {
      nullable: true,
      description: 'The address that this account has now; null if there is none any more.',
    }),
  }),
});
