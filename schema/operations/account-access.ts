import { AccountAccess } from '../accounts/account.ts';
import { builder } from '../builder.ts';
import { mutationResult, orRefusal } from '../graph/mutation-result.ts';
import { AccountRecord } from './account-record.ts';
import type { ChangedAccount } from './operations.service.ts';

const AccountRecordPayload = builder.objectRef<ChangedAccount>('AccountRecordPayload').implement({
  description: 'An operator has changed what an account may do.',
  fields: (t) => ({
    account: t.expose('account', { type: AccountRecord, description: 'The account as it is now.' }),
    changed: t.exposeBoolean('changed', {
      description: 'Whether this call changed anything; false where the account was so already.',
    }),
  }),
});

builder.mutationField('verifyAccount', (t) =>
  t.field({
    type: mutationResult<ChangedAccount>('VerifyAccountResult', AccountRecordPayload),
    description:
      'Lets an account publish in the name of its organisation, and tells its owner by mail after 5 minutes, in which it can be undone. A ConflictError where it names none, or its email address is not confirmed. One that may do so already stays as it is. For operators only.',
    args: {
      id: t.arg.id({ required: true, description: 'Identifier of the account.' }),
      organization: t.arg.string({
        description: 'The organisation that you have looked at. A ConflictError where it is another one by now.',
      }),
    },
    complexity: 20,
    resolve: (_root, { id, organization }, { services }) => orRefusal(services.operations.verify(id, organization)),
  }),
);

builder.mutationField('undoVerification', (t) =>
  t.field({
    type: mutationResult<ChangedAccount>('UndoVerificationResult', AccountRecordPayload),
    description:
      'Takes back a verification that was given by mistake: the account waits in the place that it had, and what it has published since is taken down. The owner is told by mail, unless they were not told of the verification yet and have published nothing. One that waits stays as it is. A ConflictError where another operator has verified it since. For operators only.',
    args: {
      id: t.arg.id({ required: true, description: 'Identifier of the account.' }),
      verifiedAt: t.arg({
        type: 'DateTime',
        required: true,
        description: 'When the verification was given that is taken back: `verifiedAt` of the account.',
      }),
    },
    complexity: 20,
    resolve: (_root, { id, verifiedAt }, { services }) =>
      orRefusal(services.operations.undoVerification(id, verifiedAt)),
  }),
);

builder.mutationField('suspendAccount', (t) =>
  t.field({
    type: mutationResult<ChangedAccount>('SuspendAccountResult', AccountRecordPayload),
    description:
      'Ends all sessions of an account at once, has it sign in no more, and hides its jobs, products and comments from everybody. Nothing of them is closed. Nobody can suspend themselves, or the last operator. For operators only.',
    args: {
      id: t.arg.id({ required: true, description: 'Identifier of the account.' }),
      reason: t.arg.string({
        required: true,
        description: 'Why, 10 to 500 characters. It is mailed to the account holder and kept in the audit log.',
      }),
    },
    complexity: 20,
    resolve: (_root, { id, reason }, { services }) => orRefusal(services.operations.suspend(id, reason)),
  }),
);

builder.mutationField('unsuspendAccount', (t) =>
  t.field({
    type: mutationResult<ChangedAccount>('UnsuspendAccountResult', AccountRecordPayload),
    description:
      'Lets a suspended account sign in again, with the access that it had, and shows its comments, and its jobs and products that have not expired. For operators only.',
    args: { id: t.arg.id({ required: true, description: 'Identifier of the account.' }) },
    complexity: 20,
    resolve: (_root, { id }, { services }) => orRefusal(services.operations.unsuspend(id)),
  }),
);

builder.mutationField('setAccountAccess', (t) =>
  t.field({
    type: mutationResult<ChangedAccount>('SetAccountAccessResult', AccountRecordPayload),
    description:
      'Makes a user an operator, or takes access away again. A ConflictError where nobody has confirmed the email address of a new operator. The jobs of whoever is a member then are closed, and their products withdrawn. Nobody can take away their own, or that of the last operator. For operators only.',
    args: {
      id: t.arg.id({ required: true, description: 'Identifier of the account.' }),
      access: t.arg({ type: AccountAccess, required: true, description: 'What the account may do from now on.' }),
      organization: t.arg.string({
        description:
          'Where it is VERIFIED from now on, the organisation that you have looked at. A ConflictError where it is another one by now.',
      }),
    },
    complexity: 20,
    resolve: (_root, { id, access, organization }, { services }) =>
      orRefusal(services.operations.setAccess(id, access, organization)),
  }),
);
