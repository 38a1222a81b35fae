import type { Membership } from './members/membership.ts';
import type { Access } from './viewer.ts';

/** The account of the caller in its current state: rights are checked on this, never on the state at the request's start. */
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
  /** How the account belongs to an organisation; null if it belongs to none. */
  readonly membership: Membership | null;
}
