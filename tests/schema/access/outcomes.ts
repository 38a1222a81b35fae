/** The outcome of an operation: an answer, null, or the error's code in a query and its type in a mutation. */
export type Outcome =
  | 'answered'
  | 'null'
  | 'NOT_SIGNED_IN'
  | 'FORBIDDEN'
  | 'NotSignedInError'
  | 'ForbiddenError'
  | 'ConflictError'
  | 'NotFoundError'
  | 'ValidationError';

/**
 * The expected outcome for each actor. A member has a new account of any occupation. By default a colleague, who publishes for
 * the owner's organisation, has the outcome of a verified user, and a former colleague that of another owner.
 */
export type Policy = Readonly<
  Record<'anonymous' | 'member' | 'verified' | 'another owner' | 'owner' | 'operator' | 'suspended', Outcome> & {
    colleague?: Outcome;
    'former colleague'?: Outcome;
  }
>;

/** A token of a suspended account is refused before anything is looked at, unless no session is needed. */
const suspended = { suspended: 'NOT_SIGNED_IN' } as const;
const allSignedIn = {
  ...suspended,
  member: 'answered',
  verified: 'answered',
  'another owner': 'answered',
  owner: 'answered',
  operator: 'answered',
} as const;
const allForbidden = (refusal: 'FORBIDDEN' | 'ForbiddenError') => ({
  ...suspended,
  member: refusal,
  verified: refusal,
  'another owner': refusal,
  owner: refusal,
});

export const anyone: Policy = { ...allSignedIn, anonymous: 'answered' };
/** Every actor too: the operation itself proves the identity, and returns what belongs to it. */
export const oneself: Policy = { ...anyone };
export const signedInOrNull: Policy = { ...allSignedIn, anonymous: 'null' };
export const signedInToRead: Policy = { ...allSignedIn, anonymous: 'NOT_SIGNED_IN' };
export const signedInToWrite: Policy = { ...allSignedIn, anonymous: 'NotSignedInError' };
export const operatorToRead: Policy = {
  ...allForbidden('FORBIDDEN'),
  anonymous: 'NOT_SIGNED_IN',
  operator: 'answered',
};
export const operatorToWrite: Policy = {
  ...allForbidden('ForbiddenError'),
  anonymous: 'NotSignedInError',
  operator: 'answered',
};
/** Only the owner can see that the record exists. */
export const ownerAlone: Policy = {
  ...suspended,
  anonymous: 'NotSignedInError',
  member: 'NotFoundError',
  verified: 'NotFoundError',
  'another owner': 'NotFoundError',
  owner: 'answered',
  operator: 'NotFoundError',
};

/** The record is public; its owner and operators may change it. */
export const ownersToChange: Policy = {
  ...suspended,
  anonymous: 'NotSignedInError',
  member: 'ForbiddenError',
  verified: 'ForbiddenError',
  'another owner': 'ForbiddenError',
  owner: 'answered',
  operator: 'answered',
};
/** The record is shown to the accounts that may change it. */
export const changersOrNull: Policy = {
  ...suspended,
  anonymous: 'null',
  member: 'null',
  verified: 'null',
  'another owner': 'null',
  owner: 'answered',
  operator: 'answered',
};
/** The record exists only for its owner and for operators. */
export const ownersToSee: Policy = {
  ...signedInToRead,
  member: 'null',
  verified: 'null',
  'another owner': 'null',
};
export const ownersToChangeUnseen: Policy = {
  ...ownersToChange,
  verified: 'NotFoundError',
  'another owner': 'NotFoundError',
};
/** Applications are for the owner alone: no operator reads them. */
export const ownerToRead: Policy = {
  ...allForbidden('FORBIDDEN'),
  anonymous: 'NOT_SIGNED_IN',
  owner: 'answered',
  operator: 'FORBIDDEN',
};
/** A colleague has the same rights as the owner to what their organisation owns. */
export const ofOrganisation = (policy: Policy): Policy => ({ ...policy, colleague: 'answered' });
export const verifiedToWrite: Policy = { ...signedInToWrite, member: 'ForbiddenError' };
/** Every actor, even with an invalid token. */
export const anyoneAtAll: Policy = { ...anyone, suspended: 'answered' };
/** The request carries no valid proof (a token, a password), so it is refused to every actor. */
export const refusedToAll = (refusal: Outcome): Policy => ({
  ...suspended,
  anonymous: refusal,
  member: refusal,
  verified: refusal,
  'another owner': refusal,
  owner: refusal,
  operator: refusal,
});
/** An operation that needs no session: an invalid token counts as none. */
export const withoutSession = (policy: Policy): Policy => ({ ...policy, suspended: policy.anonymous });
