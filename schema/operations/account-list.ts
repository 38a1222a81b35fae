import { builder } from '../builder.ts';
import { connectionType, pageArguments, pageCost } from '../graph/connection.ts';
import { AccountFilterInput } from './account-filter-input.ts';
import { AccountRecord } from './account-record.ts';

const AccountRecordConnection = connectionType('AccountRecord', AccountRecord);

builder.queryField('accounts', (t) =>
  t.field({
    type: AccountRecordConnection,
    description:
      'Accounts, the newest first; with `awaitingVerification` those first who have waited longest. For operators only.',
    args: {
      filter: t.arg({ type: AccountFilterInput, description: 'The filter of the list.' }),
      ...pageArguments,
    },
    complexity: pageCost,
    resolve: (_root, { filter, ...page }, { services }) => services.operations.listAccounts(filter ?? {}, page),
  }),
);
