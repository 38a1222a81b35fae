import type { Kysely } from 'kysely';
import { act, type Rules } from '../access/act.ts';
import type { Actor } from '../access/actor.ts';
import { holderOfRow } from '../access/anyone.ts';
import { settleHidden } from '../access/hidden-publications.ts';
import { endMembership, refuseUnmanaged } from '../access/leaving.ts';
import { mayManage, type OrganisationRole } from '../access/members/membership.ts';
import {
  findMembership,
  lockMembers,
  lockOrganisation,
  lockOrganisationOf,
} from '../access/members/memberships.queries.ts';
import { handOverOrders } from '../access/members/orders-of-member.queries.ts';
import { askForVerification } from '../access/organisation-name.ts';
import { handOverOrTakeDown } from '../access/take-down.ts';
import { signedIn, type Viewer } from '../access/viewer.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '../errors.ts';
import { isUuid } from '../queries/uuid.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { FieldChecks } from '../text/field-checks.ts';
import { checkRoles } from './organisation-checks.ts';
import { memberChanges } from './organisation-limits.ts';
import { mailMembershipEnded } from './organisation-mail.ts';
import type { MemberRow, OrganisationRow } from './organisation-row.ts';
import { findMember, findOrganisation, listMembers, updateRoles } from './organisations.queries.ts';

/** With one of these roles a member sees the orders of the organisation. */
const seeOrders: readonly OrganisationRole[] = ['buy', 'manage'];
const NOT_FOUND = 'There is no such member of your organisation.';

/** The rules of an organisation and its members. */
export class OrganisationsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** The organisation of the caller; null if they belong to none yet. @throws NotSignedInError */
  async own(): Promise<OrganisationRow | null> {
    const { db, viewer } = this.#dependencies;
    const { accountId } = signedIn(viewer);
    return ofAccount(db, accountId);
  }

  /** Who belongs to an organisation, those first who joined first. */
  membersOf({ id }: OrganisationRow): Promise<MemberRow[]> {
    return listMembers(holderOfRow(this.#dependencies).db, id);
  }

  /**
   * Gives a member other roles. A member who loses the role publish hands their publications to a colleague, and one who
   * neither buys nor manages any more the orders that they sent for the organisation.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError if the caller does not manage the organisation.
   * @throws NotFoundError
   * @throws ConflictError if no manager would be left.
   * @throws ValidationError that names the field.
   * @throws RateLimitedError
   */
  async setRoles(id: string, given: readonly OrganisationRole[]): Promise<OrganisationRow | null> {
    return act(
      this.#dependencies,
      { ...toManage(id), input: () => readRoles(given) },
      async ({
        transaction,
        actor: { accountId },
        row: { accountId: memberId, organisationId },
        input: roles,
        now,
        audit,
      }) => {
        const before = (await findMember(transaction, id))?.roles ?? [];
        if (!roles.includes('manage')) {
          await refuseUnmanaged(transaction, memberId, { organisationId, roles: before });
        }
        await updateRoles(transaction, id, roles);
        if (before.includes('publish') && !roles.includes('publish')) {
          const change = { id: memberId, actor: { kind: 'account', id: accountId }, now } as const;
          await handOverOrTakeDown(transaction, change, { organisationId, leaves: false });
        }
        if (!roles.some((role) => seeOrders.includes(role))) {
          await handOverOrders(transaction, { accountId: memberId, organisationId });
        }
        await settleHidden(transaction, organisationId, now);
        audit('membership.roles_changed', {
          subjectKind: 'membership',
          subjectId: id,
          ownerId: memberId,
          changedFields: ['roles'],
        });
        return ofAccount(transaction, accountId);
      },
    );
  }

  /**
   * Ends the membership of a colleague, who gets a mail and loses all rights to what the organisation owns.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError if the caller does not manage the organisation.
   * @throws NotFoundError
   * @throws ConflictError if no manager would be left, or it is the caller's own membership.
   * @throws RateLimitedError
   */
  async endMembership(id: string): Promise<OrganisationRow | null> {
    const { ports } = this.#dependencies;
    return act(this.#dependencies, toManage(id), async ({ transaction, actor, row: member, now, audit }) => {
      const { accountId: memberId, email: recipient } = member;
      if (memberId === actor.accountId) {
        throw new ConflictError('This is your own membership. Leave the organisation instead.');
      }
      const change = { id: memberId, actor: { kind: 'account', id: actor.accountId }, ports, now } as const;
      await endMembership(transaction, change, member);
      await askForVerification(transaction, change);
      await mailMembershipEnded(transaction, { recipient, accountId: memberId }, { ports, now });
      audit('membership.ended', { subjectKind: 'membership', subjectId: id, ownerId: memberId });
      return ofAccount(transaction, actor.accountId);
    });
  }

  /**
   * Leaves the organisation of the caller to its other members.
   *
   * @throws NotSignedInError
   * @throws ConflictError if there are none, or none who manages it.
   * @throws RateLimitedError
   */
  async leave(): Promise<OrganisationRow | null> {
    const { ports, viewer } = this.#dependencies;
    return act(
      this.#dependencies,
      toLeave(viewer),
      async ({ transaction, actor: { accountId: id, membership }, now, audit }) => {
        const members = membership ? await lockMembers(transaction, membership.organisationId) : [];
        if (!membership || members.length < 2) {
          throw new ConflictError(
            'You are the only member of your organisation. Change its name in your profile instead.',
          );
        }
        const change = { id, actor: { kind: 'account', id }, ports, now } as const;
        await endMembership(transaction, change, membership);
        await askForVerification(transaction, change);
        audit('membership.left', { subjectKind: 'membership', subjectId: membership.id, ownerId: id });
        return null;
      },
    );
  }
}

const changing = { as: 'member', limit: memberChanges, lockAccount: 'exclusive', changesFigures: true } as const;

function toLeave(viewer: Viewer) {
  return {
    ...changing,
    lockFirst: (transaction) => lockOrganisationOf(transaction, signedIn(viewer).accountId),
  } as const satisfies Rules<undefined, undefined>;
}

/** A member of the organisation that the caller manages; operators may if it has no manager. */
function toManage(id: string) {
  return {
    ...changing,
    may: async (db, actor) => {
      const member = isUuid(id) ? await findMember(db, id) : undefined;
      const isColleague = member?.organisationId === actor.membership?.organisationId;
      if (!member || !(isColleague || actor.access === 'operator')) {
        throw new NotFoundError(NOT_FOUND);
      }
      refuseNotManaging(actor, isColleague);
      return member;
    },
    lockRow: async (transaction, { organisationId }) => {
      await lockOrganisation(transaction, organisationId);
      await lockMembers(transaction, organisationId);
    },
  } as const satisfies Rules<MemberRow, unknown>;
}

function refuseNotManaging({ access, membership }: Actor, isColleague: boolean): void {
  if (access !== 'operator' && !(isColleague && mayManage(membership))) {
    throw new ForbiddenError('You do not manage this organisation. Ask a colleague who does.');
  }
}

function readRoles(given: readonly OrganisationRole[]): OrganisationRole[] {
  const checks = new FieldChecks();
  const roles = checkRoles(checks, given);
  checks.done();
  return roles;
}

async function ofAccount(db: Kysely<DB>, accountId: string): Promise<OrganisationRow | null> {
  const membership = await findMembership(db, accountId);
  const found = membership ? await findOrganisation(db, membership.organisationId) : undefined;
  return found ? { ...found, accountId, mayManage: mayManage(membership) } : null;
}
