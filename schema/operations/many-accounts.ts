import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import { mutationResult, orRefusal } from '../graph/mutation-result.ts';
import { MOST_ENTRIES } from '../queries/filter-values.ts';
import { AccountRecord } from './account-record.ts';
import type { AccountOutcome } from './many-accounts.service.ts';

/** The cost of a change of one account, for each account of the longest list, within the limit of an operation. */
const COST = 1_000;

const AccountOutcomeType = builder.objectRef<AccountOutcome>('AccountOutcome').implement({
  description: 'The result of a change for one of several accounts.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the account, as it was given.' }),
    account: t.expose('account', {
      type: AccountRecord,
      nullable: true,
      description: 'The account as it is now; null if it could not be changed.',
    }),
    changed: t.exposeBoolean('changed', {
      description: 'Whether this call changed it; false if it was so already, or could not be changed.',
    }),
    message: t.exposeString('message', {
      nullable: true,
      description: 'Why it could not be changed, as a sentence for people; null if it could.',
    }),
  }),
});

interface Outcomes {
  readonly outcomes: readonly AccountOutcome[];
}

const AccountOutcomesPayload = builder.objectRef<Outcomes>('AccountOutcomesPayload').implement({
  description: 'An operator has changed several accounts, each by itself: some of them may not have changed.',
  fields: (t) => ({
    outcomes: t.field({
      type: [AccountOutcomeType],
      description: 'The result for each account, once, in the given order.',
      resolve: ({ outcomes }) => [...outcomes],
    }),
  }),
});

const AccountToVerify = builder.inputType('AccountToVerify', {
  description: 'An account that is to be verified.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Identifier of the account.' }),
    organization: t.string({
      description: 'The organisation that you have checked. The account is not verified if it has another one by now.',
    }),
  }),
});

const VerificationToUndo = builder.inputType('VerificationToUndo', {
  description: 'A verification that is to be taken back.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Identifier of the account.' }),
    verifiedAt: t.field({
      type: 'DateTime',
      required: true,
      description: 'When the verification was given that is taken back: `verifiedAt` of the account.',
    }),
  }),
});

const payload = (outcomes: readonly AccountOutcome[]): Outcomes => ({ outcomes });

builder.mutationField('verifyAccounts', (t) =>
  t.field({
    type: mutationResult<Outcomes>('VerifyAccountsResult', AccountOutcomesPayload),
    description:
      'Verifies several accounts, each with its organisation and each as `verifyAccount` does: with an entry in the audit log and a mail of its own, which waits 5 minutes. An account that cannot be verified keeps no other from it. For operators only.',
    args: {
      accounts: t.arg({
        type: [AccountToVerify],
        required: true,
        description: 'The accounts, 100 at most. One that is named twice is verified once.',
        ...constrained({ maxItems: MOST_ENTRIES }),
      }),
    },
    complexity: COST,
    resolve: (_root, { accounts }, { services }) => orRefusal(services.manyAccounts.verify(accounts).then(payload)),
  }),
);

builder.mutationField('undoVerifications', (t) =>
  t.field({
    type: mutationResult<Outcomes>('UndoVerificationsResult', AccountOutcomesPayload),
    description: 'Undoes several verifications by mistake, each as `undoVerification` does. For operators only.',
    args: {
      verifications: t.arg({
        type: [VerificationToUndo],
        required: true,
        description: 'The verifications, 100 at most. Of an account that is named twice, the first.',
        ...constrained({ maxItems: MOST_ENTRIES }),
      }),
    },
    complexity: COST,
    resolve: (_root, { verifications }, { services }) =>
      orRefusal(services.manyAccounts.undo(verifications).then(payload)),
  }),
);
