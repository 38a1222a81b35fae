import { builder } from '../builder.ts';
import type { AccountFilter } from './account-filter.ts';

export const AccountFilterInput = builder.inputRef<AccountFilter>('AccountFilter').implement({
  description: 'A filter of a list of accounts. All conditions must hold.',
  fields: (t) => ({
    awaitingVerification: t.boolean({ description: 'Only accounts that wait for verification, or only the others.' }),
    suspended: t.boolean({ description: 'Only suspended accounts, or only the others.' }),
    search: t.string({
      description:
        'A part of name, organisation or e-mail address; one or two characters are looked for at the beginning of words. 200 characters at most.',
    }),
  }),
});
