import { randomUUID } from 'node:crypto';
import { NotSignedInError } from '../../schema/errors.ts';
import type { AccessTokens, Clock } from '../../schema/ports.ts';
import type { Services } from '../../schema/services.ts';
import type { AccessTokenReader } from '../credentials/access-tokens.ts';
import { expectThat, type Probe } from './probe.ts';

/** A word of every kind of thing that is searched. */
const SEARCHED = 'equipment';
const TOKEN_MS = 60_000;

/** Searches all parts of the portal. One that does not answer impairs the search; without any it fails. */
export function searchProbe({ combinedSearch }: Pick<Services, 'combinedSearch'>): Probe {
  return async () => {
    const { sources } = await combinedSearch.search(SEARCHED, 1);
    const answered = sources.filter((source) => source.answered).length;
    expectThat(answered > 0, 'no part of the portal was searched');
    return answered < sources.length ? 'impaired' : 'up';
  };
}

/** An address that no account can have: its domain is reserved for that. */
const UNKNOWN_ADDRESS = 'status-probe@portal.invalid';

/**
 * Tries a password at an address that no account has, which looks the address up, works a digest out and is to be refused;
 * then signs an access token and reads it.
 */
export function accountsProbe(
  { sessions }: Pick<Services, 'sessions'>,
  tokens: AccessTokens & AccessTokenReader,
  clock: Clock,
): Probe {
  return async () => {
    const refusal = await sessions.signIn(UNKNOWN_ADDRESS, randomUUID()).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (!(refusal instanceof NotSignedInError)) {
      throw refusal instanceof Error ? refusal : new Error('A made-up password was accepted.');
    }
    const session = randomUUID();
    const token = await tokens.sign(session, new Date(clock.now().getTime() + TOKEN_MS));
    expectThat((await tokens.read(token)) === session, 'an access token could not be read');
    return 'up';
  };
}
