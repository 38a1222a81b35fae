import type { Access } from '../access/viewer.ts';

/** An account with the profile of its person. The digest of the password is never among it. */
export interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly emailConfirmedAt: string | null;
  readonly access: Access;
  readonly verificationAskedAt: string;
  readonly verifiedAt: string | null;
  readonly suspendedAt: string | null;
  readonly createdAt: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly organization: string;
  readonly role: string;
  readonly updatedAt: string;
}

/** What a person tells about themselves. */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly organization: string;
  readonly role: string;
}

/** What the password of an address is checked against. */
export interface Credentials {
  readonly id: string;
  readonly passwordHash: string | null;
  /** When a one-time password expires; null for a password that the user chose. */
  readonly passwordExpiresAt: string | null;
  readonly suspendedAt: string | null;
}
