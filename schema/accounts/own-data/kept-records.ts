/** Something that stays when an account is deleted. */
export interface KeptRecord {
  readonly what: string;
  readonly why: string;
}

/** All that stays, in the words that people read before they delete their account, and afterwards. */
export const keptRecords: readonly KeptRecord[] = [
  {
    what: 'Your email address, and the one that you had before, until we have sent the emails that tell you of the deletion and of the change',
    why: 'You hear of them even if it was another user.',
  },
  {
    what: 'Jobs that you have advertised, closed: what you wrote in them, the addresses of their places, and the name of your organisation as the employer',
    why: 'People who have applied can still see what they have applied for.',
  },
  {
    what: 'Jobs and equipment that you have published for an organisation with other members, which a colleague answers for',
    why: 'They belong to the organisation.',
  },
  {
    what: 'Bulk orders that you have sent for an organisation with other members who order for it or manage it, which a colleague answers for, with their name and address in the place of those that you gave',
    why: 'They belong to the organisation.',
  },
  {
    what: 'What buyers have accepted of your quotes for bulk orders: prices, days until delivery, and the name of your supplier',
    why: 'It is part of their orders.',
  },
  {
    what: "Entries of the audit log about your account: what was done and when, with the account's identifier, and no name or address; where it was suspended, the reason that you were told",
    why: 'They show who used which access, so that misuse can be found out later.',
  },
];
