import { builder } from '../../builder.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import { Account } from '../account.ts';
import type { AccountRow } from '../account-row.ts';
import { type KeptRecord, keptRecords } from './kept-records.ts';
import { goesWithAccount } from './own-data-sections.ts';

interface Deletion {
  readonly kept: readonly KeptRecord[];
}

const KeptRecordType = builder.objectRef<KeptRecord>('KeptRecord').implement({
  description: 'Something that stays when an account is deleted.',
  fields: (t) => ({
    what: t.exposeString('what', { description: 'The kept data, as a phrase for people.' }),
    why: t.exposeString('why', { description: 'Why it stays, as a sentence for people.' }),
  }),
});

const AccountDeletion = builder.objectRef<AccountRow>('AccountDeletion').implement({
  description: 'The consequences of deleting an account.',
  fields: (t) => ({
    asksPassword: t.boolean({
      description:
        'Whether the account has a password, which deleteAccount, connectProvider and requestEmailChange ask. Where there is none, the caller must have signed in within the last 10 minutes.',
      complexity: 5,
      resolve: ({ id }, _args, { services }) => services.accountDeletion.asksPassword(id),
    }),
    goes: t.stringList({
      description: 'The deleted data, as phrases for people.',
      resolve: () => goesWithAccount,
    }),
    kept: t.field({
      type: [KeptRecordType],
      description: 'The kept data, and why it is kept.',
      resolve: () => [...keptRecords],
    }),
  }),
});

builder.objectField(Account, 'deletion', (t) =>
  t.field({
    type: AccountDeletion,
    description: 'The consequences of deleting the account.',
    resolve: (account) => account,
  }),
);

const DeleteAccountPayload = builder.objectRef<Deletion>('DeleteAccountPayload').implement({
  description: 'The account is deleted, with its profile, sessions and tokens. The caller is signed out.',
  fields: (t) => ({
    kept: t.field({
      type: [KeptRecordType],
      description: 'The kept data, and why it is kept.',
      resolve: ({ kept }) => [...kept],
    }),
  }),
});

builder.mutationField('deleteAccount', (t) =>
  t.field({
    type: mutationResult<Deletion>('DeleteAccountResult', DeleteAccountPayload),
    description: 'Deletes the account of the caller, which cannot be undone. The last operator cannot leave.',
    args: {
      password: t.arg.string({
        description:
          'Password of the account. Where it has none, the caller must have signed in within the last 10 minutes.',
      }),
    },
    complexity: 100,
    resolve: (_root, { password }, { services }) =>
      orRefusal(services.accountDeletion.delete(password).then((kept) => ({ kept }))),
  }),
);
