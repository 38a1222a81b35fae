/** Something that stays when an account is deleted. */
export interface KeptRecord {
  readonly what: string;
  readonly why: string;
}

export const keptRecords: readonly KeptRecord[] = [
  {
    what: 'Entries of the audit log about your account: what was done and when, with the account’s identifier, and no name or address',
    why: 'They show who used which access, so that misuse can be found out later.',
  },
];
