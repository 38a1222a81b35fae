import { ConflictError, ForbiddenError } from '../errors.ts';
import type { CurrentAccess } from './account-access.queries.ts';
import type { Actor } from './audit-entries.queries.ts';

/** @throws ConflictError if the organisation is not the one that the operator has checked. */
export function refuseUnseen(current: CurrentAccess, organization: string | null | undefined): void {
  if (organization != null && current.organization !== organization) {
    throw new ConflictError('The organisation of this account has changed. Look at it again before you verify it.');
  }
}

/** Verification confirms that a person belongs to an organisation, so both must be known. */
export function refuseUnproven(current: CurrentAccess): void {
  if (current.organization === '') {
    throw new ConflictError('This account names no organisation, so there is nothing to verify yet.');
  }
  refuseUnconfirmed(current);
}

/** An account with another person's address would gain rights that are meant for that person. */
export function refuseUnconfirmed({ emailConfirmedAt }: CurrentAccess): void {
  if (emailConfirmedAt === null) {
    throw new ConflictError('The email address of this account is not confirmed, so it may belong to someone else.');
  }
}

/** Another operator must always be able to undo the change of an operator. */
export function refuseToLose(
  { id, actor }: { readonly id: string; readonly actor: Actor },
  operators: readonly string[],
): void {
  if (actor.kind === 'account' && actor.id === id) {
    throw new ForbiddenError('You cannot take away your own access. Ask another operator.');
  }
  if (operators.length === 1 && operators[0] === id) {
    throw new ConflictError('This is the last operator. Make another account an operator first.');
  }
}
