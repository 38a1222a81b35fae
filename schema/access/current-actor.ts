import type { Kysely } from 'kysely';
import { NotSignedInError } from '../errors.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { findActor, findActorOfKey } from './actor.queries.ts';
import type { Actor } from './actor.ts';
import { findMembership } from './members/memberships.queries.ts';
import { lifetimeAt } from './session-lifetime.ts';
import { signedIn } from './viewer.ts';

/**
 * The account that acts, read from the database again: since the request began, it may have been signed out, suspended
 * or deleted, even by the request itself.
 *
 * @throws NotSignedInError if the session has ended or the key was revoked, or the account is suspended or deleted.
 */
export async function currentActor(
  db: Kysely<DB>,
  { viewer, ports }: Pick<ServiceDependencies, 'viewer' | 'ports'>,
): Promise<Actor> {
  const { sessionId, key } = signedIn(viewer);
  const actor = key ? await findActorOfKey(db, key.id) : await findActor(db, sessionId, lifetimeAt(ports.clock.now()));
  if (!actor) {
    throw new NotSignedInError('No user logged in');
  }
  return { ...actor, membership: await findMembership(db, actor.accountId) };
}
