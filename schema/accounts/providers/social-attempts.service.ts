import { randomBytes } from 'node:crypto';
import { act } from '../../access/act.ts';
import { anyone } from '../../access/anyone.ts';
import { signedIn } from '../../access/viewer.ts';
import { ForbiddenError, NotFoundError, NotSignedInError, ValidationError } from '../../errors.ts';
import { LEGAL_VERSION } from '../../legal/legal-version.ts';
import type { IdentityProvider } from '../../ports.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import { networkOfViewer } from '../../visitors/visitor.ts';
import { socialSignIns } from '../account-limits.ts';
import { confirmReauthentication, reauthenticate } from '../sessions/reauthentication.ts';
import { digestOf } from '../sessions/refresh-token.ts';
import { failedToConnect, providerNames, SOCIAL_LOGIN_FAILED } from './identity-provider.ts';
import { isPortalPath } from './portal-path.ts';
import { insertAttempt, type SocialAttempt, takeAttempt } from './social-attempts.queries.ts';
import type { SocialCookie } from './social-cookie.ts';

/** So long a user may take to sign in at the provider. */
const LASTS_MS = 10 * 60_000;

/** Where a user is sent to say who they are. */
export interface BegunAttempt {
  readonly address: string;
}

/** The rules of going to Google or LinkedIn, and of telling who comes back. */
export class SocialAttemptsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Begins a sign-in, which opens an account for a new user who has accepted the present terms.
   *
   * @param acceptedVersion of the terms; null if none was accepted.
   * @throws NotFoundError if the provider is not configured, or not reached.
   * @throws ForbiddenError if no browser's cookie could be tied to it.
   * @throws ValidationError if the next page is not one of the portal.
   * @throws RateLimitedError
   */
  async start(provider: IdentityProvider, next: string, acceptedVersion: string | null): Promise<BegunAttempt> {
    anyone(this.#dependencies);
    // Acceptance of earlier terms does not count for the present ones; an existing account needs none.
    const termsVersion = acceptedVersion === LEGAL_VERSION.number ? acceptedVersion : null;
    const { address, attempt, keepCookie } = await this.#begin({ provider, next, termsVersion, sessionId: null });
    await insertAttempt(this.#dependencies.db, attempt);
    keepCookie();
    return { address };
  }

  /**
   * Begins to connect a provider to the account of the caller. It permits sign-in from then on, so it needs a
   * reauthentication; disconnecting grants nothing, and a user who finds a stranger's provider must be able to do it at once.
   *
   * @throws NotSignedInError, as `start` does, and as `reauthenticate` does.
   */
  async startConnecting(
    provider: IdentityProvider,
    next: string,
    password: string | null | undefined,
  ): Promise<BegunAttempt> {
    const { sessionId } = signedIn(this.#dependencies.viewer);
    this.#refuseElsewhere();
    return act(
      this.#dependencies,
      {
        as: 'member',
        input: async (_db, actor) => {
          const doing = `connect ${providerNames[provider]}`;
          const shown = await reauthenticate(this.#dependencies, actor, { password, doing });
          return { shown, begun: await this.#begin({ provider, next, termsVersion: null, sessionId }) };
        },
      },
      async ({ transaction, actor, input: { shown, begun }, afterCommit }) => {
        await confirmReauthentication(transaction, actor, shown);
        await insertAttempt(transaction, begun.attempt);
        afterCommit(begun.keepCookie);
        return { address: begun.address };
      },
    );
  }

  /**
   * The attempt that an answer belongs to. It is taken away: the same answer counts once.
   *
   * @throws NotSignedInError if there is none, or another browser began it.
   */
  async take(state: string): Promise<SocialAttempt> {
    const { db, socialCookie } = anyone(this.#dependencies);
    const attempt = socialCookie?.token
      ? await takeAttempt(db, {
          stateDigest: digestOf(state),
          browserDigest: digestOf(socialCookie.token),
          begunAfter: oldestAttempt(this.#dependencies.ports.clock.now()),
        })
      : undefined;
    if (!attempt) {
      throw new NotSignedInError(SOCIAL_LOGIN_FAILED);
    }
    socialCookie?.clear();
    return attempt;
  }

  /** Asks the provider for the address, and makes up the attempt, which is not stored yet. */
  async #begin(asked: Omit<SocialAttempt, 'nonce' | 'verifier'>) {
    const { ports, viewer } = this.#dependencies;
    const socialCookie = this.#refuseElsewhere();
    if (!isPortalPath(asked.next)) {
      throw ValidationError.of('next', 'next must be the path of a page of the portal.');
    }
    await ports.limiter.take(socialSignIns, networkOfViewer(viewer));
    const secrets = { state: randomText(), nonce: randomText(), verifier: randomText() };
    const address = await ports.identityProviders.begin(asked.provider, secrets).catch((failure: unknown) => {
      ports.report('an identity provider was not reached', failure);
      return undefined;
    });
    if (address === undefined) {
      throw new NotFoundError(failedToConnect(asked.provider));
    }
    const browser = randomText();
    const { state, ...kept } = secrets;
    const digests = { stateDigest: digestOf(state), browserDigest: digestOf(browser) };
    const now = ports.clock.now();
    return {
      address,
      attempt: { ...asked, ...kept, ...digests, now: now.toISOString() },
      keepCookie: () => socialCookie.keep(browser, new Date(now.getTime() + LASTS_MS)),
    };
  }

  /** The cookie of the browser in which this begins. @throws ForbiddenError if it is no page of the portal. */
  #refuseElsewhere(): SocialCookie {
    const { socialCookie } = this.#dependencies;
    if (!socialCookie) {
      throw new ForbiddenError('Only a page of the portal can begin this.');
    }
    return socialCookie;
  }
}

/** When an attempt that is still good must have begun. */
export function oldestAttempt(now: Date): string {
  return new Date(now.getTime() - LASTS_MS).toISOString();
}

/** 256 random bits, in the letters that a verifier may have. */
function randomText(): string {
  return randomBytes(32).toString('base64url');
}
