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
      description: 'Whether this call changed anything; false if the account was so already.',
    }),
  }),
});

builder.mutationField('verifyAccount', (t) =>
  t.field({
    type: mutationResult<ChangedAccount>('VerifyAccountResult', AccountRecordPayload),
    description:
      'Lets an account publish in the name of its organisation, and tells its owner by mail after 5 minutes, in which it can be undone. A ConflictError if it names none, or its email address is not confirmed. One that may do so already stays as it is. For operators only.',
    args: {
      id: t.arg.id({ required: true, description: 'Identifier of the account.' }),
      organization: t.arg.string({
        description: 'The organisation that you have checked. A ConflictError if the account has another one by now.',
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
      'Undoes a verification by mistake: the account waits in its former place of the queue, and what it has published since is taken down. The account gets a mail, unless the mail about the verification has not been sent and it has published nothing. An account that still waits is not changed. A ConflictError where another operator has verified it since. For operators only.',
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
      'Ends all sessions of an account, blocks its sign-in, and hides its jobs, products and comments from all users. They are not closed. Operators cannot suspend themselves or the last operator. For operators only.',
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
      'Lifts a suspension: the account can sign in again, with its earlier access, and its comments, and its jobs and products that have not expired, are shown again. For operators only.',
    args: { id: t.arg.id({ required: true, description: 'Identifier of the account.' }) },
    complexity: 20,
    resolve: (_root, { id }, { services }) => orRefusal(services.operations.unsuspend(id)),
  }),
);

builder.mutationField('setAccountAccess', (t) =>
  t.field({
    type: mutationResult<ChangedAccount>('SetAccountAccessResult', AccountRecordPayload),
    description:
      'Changes the access of an account, which can make it an operator. A ConflictError if a new operator has not confirmed the email address. If the account becomes a member, its jobs are closed and its products withdrawn. Operators cannot take away their own access, or that of the last operator. For operators only.',
    args: {
      id: t.arg.id({ required: true, description: 'Identifier of the account.' }),
      access: t.arg({ type: AccountAccess, required: true, description: 'The new access of the account.' }),
      organization: t.arg.string({
        description:
          'For VERIFIED, the organisation that you have checked. A ConflictError if the account has another one by now.',
      }),
    },
    complexity: 20,
    resolve: (_root, { id, access, organization }, { services }) =>
      orRefusal(services.operations.setAccess(id, access, organization)),
  }),
);
