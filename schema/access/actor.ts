import type { Membership } from './members/membership.ts';
import type { Access } from './viewer.ts';

/** The account that acts, in its current state: what it may do is asked of this, never of the state at the request's start. */
export interface Actor {
  readonly accountId: string;
  /** Of the session, or of the key that a program asks with. */
  readonly sessionId: string;
  readonly access: Access;
  readonly email: string;
  /** Null until the owner of the address has followed a mailed link. */
  readonly emailConfirmedAt: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** May be empty. */
  readonly organization: string;
  readonly role: string;
  /** How the account belongs to an organisation; null where it belongs to none. */
  readonly membership: Membership | null;
}
