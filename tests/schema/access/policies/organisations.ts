import type { Kysely } from 'kysely';
import type { DB } from '../../../../schema/tables.ts';
import { ownerAlone, refusedToAll, signedInToRead, verifiedToWrite } from '../outcomes.ts';
import type { People } from '../people.ts';
import { always, text } from './arguments.ts';
import type { Policies } from './policy-row.ts';

const ownersInvitation = ({ invitation }: People) => `id: ${text(invitation)}`;
const invitationToOwner = ({ receivedInvitation }: People) => `id: ${text(receivedInvitation)}`;
const membership = ({ membership: id }: People) => `id: ${text(id)}`;
/** An invitation is answered at a confirmed address alone. */
const confirmed = (db: Kysely<DB>, { owner }: People) =>
  db
    .updateTable('account')
    .set({ email_confirmed_at: '2026-11-01T12:00:00.000Z' })
    .where('id', '=', owner.id)
    .execute();
const managersToWrite = {
  ...ownerAlone,
  colleague: 'ForbiddenError',
  // For an organisation that has no manager any more.
  operator: 'answered',
} as const;

export const organisationsPolicies: Policies = {
  'Query.myInvitations': { policy: signedInToRead },
  'Query.myOrganisation': {
    policy: { ...signedInToRead, member: 'null', verified: 'null', colleague: 'answered', operator: 'null' },
  },
  'Mutation.acceptInvitation': {
    // Who has colleagues leaves them first.
    policy: { ...ownerAlone, owner: 'ConflictError' },
    given: invitationToOwner,
    arrange: confirmed,
  },
  'Mutation.declineInvitation': { policy: ownerAlone, given: invitationToOwner, arrange: confirmed },
  'Mutation.endMembership': { policy: managersToWrite, given: membership },
  'Mutation.inviteMember': {
    policy: { ...verifiedToWrite, colleague: 'ForbiddenError' },
    given: always('input: { email: "new-colleague@example.com", roles: [PUBLISH] }'),
    makesNew: true,
  },
  'Mutation.leaveOrganisation': {
    policy: {
      ...refusedToAll('ConflictError'),
      anonymous: 'NotSignedInError',
      owner: 'answered',
      colleague: 'answered',
    },
  },
  'Mutation.setMemberRoles': {
    policy: managersToWrite,
    given: (people) => `${membership(people)}, roles: [BUY, MANAGE]`,
  },
  'Mutation.withdrawInvitation': { policy: ownerAlone, given: ownersInvitation },
};
