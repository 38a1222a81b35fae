import type { Kysely, Transaction } from 'kysely';
import { act, mayAct, type Rules } from '../access/act.ts';
import type { Actor } from '../access/actor.ts';
import { holderOfRow } from '../access/anyone.ts';
import { settleHidden } from '../access/hidden-publications.ts';
import { mayManage, type OrganisationRole } from '../access/members/membership.ts';
import { findMembership, lockOrganisation } from '../access/members/memberships.queries.ts';
import { membershipOf } from '../access/members/own-organisation.ts';
import { signedIn } from '../access/viewer.ts';
import { emailKey } from '../accounts/email-address.ts';
import { checkEmailAddress } from '../accounts/email-checks.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../errors.ts';
import { isUuid } from '../queries/uuid.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { FieldChecks } from '../text/field-checks.ts';
import { joinOrganisation, lockBoth } from './joining.ts';
import { checkRoles } from './organisation-checks.ts';
import { invitations } from './organisation-limits.ts';
import { mailInvitation } from './organisation-mail.ts';
import type { InvitationRow, OrganisationRow } from './organisation-row.ts';
import {
  countPlaces,
  deleteInvitation,
  findInvitation,
  findOrganisation,
  isMemberAddress,
  listInvitations,
  listInvitationsTo,
  saveInvitation,
} from './organisations.queries.ts';

const GOOD_FOR_MS = 14 * 86_400_000;
/** People in an organisation, those invited among them: as many as are read at once. */
const MOST_MEMBERS = 100;
const NOT_FOUND = 'There is no such invitation. It may have been withdrawn, or have run out.';

/** Whom a member invites, not checked yet. */
export interface GivenInvitation {
  readonly email: string;
  readonly roles: readonly OrganisationRole[];
}

/** The rules of invitations to belong to an organisation. */
export class InvitationsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** The invitations to the confirmed address of the caller that hold. @throws NotSignedInError */
  async listOwn(): Promise<InvitationRow[]> {
    const { db, viewer, ports } = this.#dependencies;
    const { accountId } = signedIn(viewer);
    return listInvitationsTo(db, accountId, ports.clock.now().toISOString());
  }

  /** The invitations of an organisation that hold, for those who manage it; none for other members. */
  async listOf({ id, mayManage: isManaged }: OrganisationRow): Promise<InvitationRow[]> {
    const { db, ports } = holderOfRow(this.#dependencies);
    return isManaged ? listInvitations(db, id, ports.clock.now().toISOString()) : [];
  }

  /**
   * Invites an address by mail, for 14 days; who is invited again gets another mail and other roles. The same request with the
   * same Idempotency-Key invites once.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError if the caller does not manage a verified organisation.
   * @throws ValidationError that names each field.
   * @throws ConflictError if the organisation is full.
   * @throws KeyReusedError
   * @throws RateLimitedError
   */
  async invite(given: GivenInvitation): Promise<InvitationRow> {
    const { db, ports } = this.#dependencies;
    const id = await act(
      this.#dependencies,
      {
        ...toInvite,
        once: { operation: 'inviteMember', given },
        limit: invitations,
        input: () => checkInvitation(given),
      },
      async ({ transaction, actor, input: { email, roles }, instant, now, audit }) => {
        const { accountId, organization } = actor;
        const membership = await membershipOf(transaction, { accountId, organization, isVerified: true }, now);
        const organisation = membership && (await findOrganisation(transaction, membership.organisationId));
        if (!organisation) {
          throw ValidationError.of('organization', 'Enter your organisation in your profile first');
        }
        const { id: organisationId } = organisation;
        await lockOrganisation(transaction, organisationId);
        const key = emailKey(email);
        if (await isMemberAddress(transaction, organisationId, key)) {
          throw ValidationError.of('email', 'This person belongs to your organisation already');
        }
        if ((await countPlaces(transaction, organisationId, key)) >= MOST_MEMBERS) {
          throw new ConflictError(
            `An organisation has ${MOST_MEMBERS} members at most. Withdraw invitations or end memberships first.`,
          );
        }
        const expiresAt = new Date(instant.getTime() + GOOD_FOR_MS).toISOString();
        const invitation = { organisationId, email, emailKey: key, roles, expiresAt, now };
        const saved = await saveInvitation(transaction, invitation);
        await mailInvitation(transaction, { organisation: organisation.name, email, roles, expiresAt }, { ports, now });
        audit('invitation.sent', { subjectKind: 'organisation_invitation', subjectId: saved, ownerId: null });
        return saved;
      },
    );
    return found(await findInvitation(db, id, ports.clock.now().toISOString()));
  }

  /** Refuses accounts that may not invite, as `invite` does. @throws NotSignedInError @throws ForbiddenError */
  async mayInvite(): Promise<void> {
    await mayAct(this.#dependencies, toInvite);
  }

  /**
   * Takes an invitation back that has not been accepted.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError if the caller does not manage the organisation.
   * @throws NotFoundError
   */
  async withdraw(id: string): Promise<string> {
    return act(this.#dependencies, this.#toWithdraw(id), async ({ transaction, audit }) => {
      await deleteInvitation(transaction, id);
      audit('invitation.withdrawn', { subjectKind: 'organisation_invitation', subjectId: id, ownerId: null });
      return id;
    });
  }

  /**
   * Accepts an invitation to the address of the caller, who belongs to the organisation from then on and waits for operators to
   * verify that. What they have published in another name is taken down.
   *
   * @throws NotSignedInError
   * @throws NotFoundError if there is none to this address.
   * @throws ForbiddenError if the address is not confirmed.
   * @throws ConflictError if they have colleagues in another organisation.
   */
  async accept(id: string): Promise<void> {
    const { ports } = this.#dependencies;
    await act(
      this.#dependencies,
      { ...this.#toAnswer(id), lockFirst: (transaction) => this.#lockBoth(transaction, id), changesFigures: true },
      async ({ transaction, actor, row: invitation, now, audit }) => {
        await joinOrganisation(transaction, actor, invitation, { ports, now });
        await deleteInvitation(transaction, id);
        await settleHidden(transaction, invitation.organisationId, now);
        audit('membership.joined', { subjectKind: 'organisation_invitation', subjectId: id, ownerId: actor.accountId });
      },
    );
  }

  /** Declines an invitation to the address of the caller. @throws NotSignedInError @throws NotFoundError */
  async decline(id: string): Promise<string> {
    return act(this.#dependencies, this.#toAnswer(id), async ({ transaction, actor: { accountId }, audit }) => {
      await deleteInvitation(transaction, id);
      audit('invitation.declined', { subjectKind: 'organisation_invitation', subjectId: id, ownerId: accountId });
      return id;
    });
  }

  async #lockBoth(transaction: Transaction<DB>, id: string): Promise<void> {
    const { viewer } = this.#dependencies;
    const invitation = isUuid(id) ? await this.#find(transaction, id) : undefined;
    const own = await findMembership(transaction, signedIn(viewer).accountId);
    await lockBoth(transaction, [invitation?.organisationId, own?.organisationId]);
  }

  #toAnswer(id: string) {
    return {
      as: 'member',
      lockAccount: 'exclusive',
      may: async (db, { email, emailConfirmedAt }) => {
        const invitation = found(isUuid(id) ? await this.#find(db, id) : undefined);
        if (invitation.emailKey !== emailKey(email)) {
          throw new NotFoundError(NOT_FOUND);
        }
        if (emailConfirmedAt === null) {
          throw new ForbiddenError('Confirm your email address first. Follow the link in our email.');
        }
        return invitation;
      },
    } as const satisfies Rules<InvitationRow, unknown>;
  }

  #toWithdraw(id: string) {
    return {
      as: 'member',
      may: async (db, { membership }) => {
        const invitation = found(isUuid(id) ? await this.#find(db, id) : undefined);
        if (invitation.organisationId !== membership?.organisationId || !mayManage(membership)) {
          throw new NotFoundError(NOT_FOUND);
        }
      },
    } as const satisfies Rules<void, unknown>;
  }

  #find(db: Kysely<DB>, id: string): Promise<InvitationRow | undefined> {
    return findInvitation(db, id, this.#dependencies.ports.clock.now().toISOString());
  }
}

const toInvite = {
  as: 'verified',
  may: async (_db: unknown, { membership }: Actor) => {
    if (membership && !(membership.isVerified && mayManage(membership))) {
      throw new ForbiddenError('You do not manage your organisation. Ask a colleague who does to invite people.');
    }
  },
} as const satisfies Rules<void, unknown>;

function checkInvitation({ email: given, roles: givenRoles }: GivenInvitation) {
  const checks = new FieldChecks();
  const email = checkEmailAddress(checks, 'email', given);
  const roles = checkRoles(checks, givenRoles);
  checks.done();
  return { email, roles };
}

function found(invitation: InvitationRow | undefined): InvitationRow {
  if (!invitation) {
    throw new NotFoundError(NOT_FOUND);
  }
  return invitation;
}
