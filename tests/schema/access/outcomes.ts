/** What a question comes to: an answer, null, or the error's code in a query and its type in a mutation. */
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
 * What is expected for whom. A member is anybody with a new account, whatever their occupation. A colleague, who publishes for
 * the organisation of the owner, is answered as any verified user where nothing else is said; who was one once, as another owner.
 */
export type Policy = Readonly<
  Record<'anonymous' | 'member' | 'verified' | 'another owner' | 'owner' | 'operator' | 'suspended', Outcome> & {
    colleague?: Outcome;
    'former colleague'?: Outcome;
  }
>;

/** A token of a suspended account is refused before anything is looked at, unless no session is needed. */
const suspended = { suspended: 'NOT_SIGNED_IN' } as const;
const everybodySignedIn = {
  ...suspended,
  member: 'answered',
  verified: 'answered',
  'another owner': 'answered',
  owner: 'answered',
  operator: 'answered',
} as const;
const everybodyForbidden = (refusal: 'FORBIDDEN' | 'ForbiddenError') => ({
  ...suspended,
  member: refusal,
  verified: refusal,
  'another owner': refusal,
  owner: refusal,
});

export const anyone: Policy = { ...everybodySignedIn, anonymous: 'answered' };
/** Anyone too, and what is handed out belongs to whoever proves to be that person. */
export const oneself: Policy = { ...anyone };
export const signedInOrNull: Policy = { ...everybodySignedIn, anonymous: 'null' };
export const signedInToRead: Policy = { ...everybodySignedIn, anonymous: 'NOT_SIGNED_IN' };
export const signedInToWrite: Policy = { ...everybodySignedIn, anonymous: 'NotSignedInError' };
export const operatorToRead: Policy = {
  ...everybodyForbidden('FORBIDDEN'),
  anonymous: 'NOT_SIGNED_IN',
  operator: 'answered',
};
export const operatorToWrite: Policy = {
  ...everybodyForbidden('ForbiddenError'),
  anonymous: 'NotSignedInError',
  operator: 'answered',
};
/** Of the owner's records only the owner knows that they are there. */
export const ownerAlone: Policy = {
  ...suspended,
  anonymous: 'NotSignedInError',
  member: 'NotFoundError',
  verified: 'NotFoundError',
  'another owner': 'NotFoundError',
  owner: 'answered',
  operator: 'NotFoundError',
};

/** Anyone sees that it is there; it is changed by its owner and by operators. */
export const ownersToChange: Policy = {
  ...suspended,
  anonymous: 'NotSignedInError',
  member: 'ForbiddenError',
  verified: 'ForbiddenError',
  'another owner': 'ForbiddenError',
  owner: 'answered',
  operator: 'answered',
};
/** What may be changed is shown to those who may. */
export const changersOrNull: Policy = {
  ...suspended,
  anonymous: 'null',
  member: 'null',
  verified: 'null',
  'another owner': 'null',
  owner: 'answered',
  operator: 'answered',
};
/** What no other user may see is there for its owner and for operators alone. */
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
/** What applicants told the owner is for the owner alone: no operator reads it. */
export const ownerToRead: Policy = {
  ...everybodyForbidden('FORBIDDEN'),
  anonymous: 'NOT_SIGNED_IN',
  owner: 'answered',
  operator: 'FORBIDDEN',
};
/** What an organisation owns is its colleagues' as much as the owner's. */
export const ofOrganisation = (policy: Policy): Policy => ({ ...policy, colleague: 'answered' });
export const verifiedToWrite: Policy = { ...signedInToWrite, member: 'ForbiddenError' };
/** Anyone, even with a token that does not hold. */
export const anyoneAtAll: Policy = { ...anyone, suspended: 'answered' };
/** What proves who one is was not sent, so the request is refused. */
export const nobody = (refusal: Outcome): Policy => ({
  ...suspended,
  anonymous: refusal,
  member: refusal,
  verified: refusal,
  'another owner': refusal,
  owner: refusal,
  operator: refusal,
});
/** What is there for those who have no session: a token that does not hold is as good as none. */
export const withoutSession = (policy: Policy): Policy => ({ ...policy, suspended: policy.anonymous });
