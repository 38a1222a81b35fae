import type { Transaction } from 'kysely';
import { anyone } from '../../access/anyone.ts';
import { insertAuditEntry } from '../../access/audit-entries.queries.ts';
import { ConflictError, ForbiddenError, NotSignedInError, ValidationError } from '../../errors.ts';
import type { Identity, IdentityProvider } from '../../ports.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { inTransaction } from '../../transaction.ts';
import { insertAccount } from '../accounts.queries.ts';
import type { Recipient } from '../email/mailed-tokens.queries.ts';
import { emailKey, isEmailAddress } from '../email-address.ts';
import { notingRefusal } from '../sessions/noted-refusal.ts';
import { type Session, SessionIssuer, type StartedSession } from '../sessions/session-issuer.ts';
import { refuseSuspended } from '../suspension.ts';
import { ConnectingService } from './connecting.service.ts';
import { findAccountOfEmail, findAccountToSignInTo } from './identities.queries.ts';
import { failedToConnect, providerNames, SOCIAL_LOGIN_FAILED } from './identity-provider.ts';
import { profileOfIdentity } from './names-of-identity.ts';
import type { SocialAttempt } from './social-attempts.queries.ts';
import { SocialAttemptsService } from './social-attempts.service.ts';

/** Providers send codes and issuers of some hundred characters; an address of theirs takes no more than this. */
const LONGEST_CODE = 4_000;

/** What a provider's answer brought to the callback page. */
export interface SocialAnswer {
  readonly state: string;
  /** Absent if the provider, or the person there, said no. */
  readonly code?: string | null | undefined;
  readonly issuer?: string | null | undefined;
}

/** A completed sign-in at a provider. */
export interface CompletedSocialSignIn {
  /** Null if a provider was connected in an existing session. */
  readonly session: Session | null;
  readonly next: string;
}

/** The rules of signing in with who a user is at Google or LinkedIn. */
export class SocialSignInService {
  readonly #dependencies: ServiceDependencies;
  readonly #issuer: SessionIssuer;
  readonly #attempts: SocialAttemptsService;
  readonly #connecting: ConnectingService;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
    this.#issuer = new SessionIssuer(dependencies);
    this.#attempts = new SocialAttemptsService(dependencies);
    this.#connecting = new ConnectingService(dependencies);
  }

  /**
   * Completes a sign-in at a provider. An account is found by issuer and subject alone. A matching address is not
   * enough, even if provider and account both call it verified: either may have been taken over, so that the account's
   * password is required first (`ConnectingService`).
   *
   * @throws NotSignedInError if the answer is invalid, or a refusal.
   * @throws ConflictError if an account has the address, which must sign in with its password first.
   * @throws ForbiddenError if the account is suspended, or none can be opened.
   * @throws ValidationError if a new user has not accepted the terms.
   */
  complete(answer: SocialAnswer): Promise<CompletedSocialSignIn> {
    return notingRefusal(anyone(this.#dependencies).ports, 'provider', () => this.#complete(answer));
  }

  async #complete({ state, code, issuer }: SocialAnswer): Promise<CompletedSocialSignIn> {
    const { db, ports } = this.#dependencies;
    const attempt = await this.#attempts.take(state);
    const { provider, nonce, verifier, sessionId, next } = attempt;
    if (!code) {
      throw new NotSignedInError(failedToConnect(provider));
    }
    if (code.length > LONGEST_CODE || (issuer ?? '').length > LONGEST_CODE) {
      throw new NotSignedInError(SOCIAL_LOGIN_FAILED);
    }
    const answer = { code, issuer: issuer ?? undefined };
    const identity = await ports.identityProviders
      .identify(provider, answer, { state, nonce, verifier })
      .catch((failure: unknown) => {
        ports.report('the answer of an identity provider was refused', failure);
        throw new NotSignedInError(SOCIAL_LOGIN_FAILED);
      });
    if (sessionId !== null) {
      await this.#connecting.connect(sessionId, provider, identity);
      return { session: null, next };
    }
    const started = await inTransaction(db, (transaction) => this.#signIn(transaction, attempt, identity));
    return { session: await this.#issuer.answer(started), next };
  }

  async #signIn(transaction: Transaction<DB>, attempt: SocialAttempt, identity: Identity): Promise<StartedSession> {
    const known = await findAccountToSignInTo(transaction, identity);
    if (known) {
      await refuseSuspended(transaction, known, this.#dependencies.ports.site);
      return this.#issuer.signInAs(transaction, known.id);
    }
    const { provider } = attempt;
    const email = identity.email && isEmailAddress(identity.email) ? identity.email : undefined;
    const account = email && (await findAccountOfEmail(transaction, emailKey(email)));
    if (account) {
      throw passwordFirst(provider);
    }
    const opened = await this.#open(transaction, attempt, identity.isEmailVerified ? email : undefined, identity);
    if (!opened) {
      // The address has an account since a moment ago: that of the same person, who comes back in two tabs, say.
      return this.#signIn(transaction, attempt, identity);
    }
    if (!(await this.#connecting.insert(transaction, opened, provider, identity))) {
      throw new NotSignedInError(SOCIAL_LOGIN_FAILED);
    }
    return this.#issuer.start(transaction, opened.id);
  }

  /** Opens an account; nothing if the address has got one meanwhile. */
  async #open(
    transaction: Transaction<DB>,
    { provider, termsVersion }: SocialAttempt,
    email: string | undefined,
    identity: Identity,
  ): Promise<Recipient | undefined> {
    if (email === undefined) {
      const name = providerNames[provider];
      throw new ForbiddenError(
        `${name} has not verified an email address of yours. Create an account with your email address and a password.`,
      );
    }
    if (termsVersion === null) {
      throw ValidationError.of('acceptTerms', 'Accept the terms of service and privacy policy to create an account');
    }
    const now = this.#dependencies.ports.clock.now().toISOString();
    const profile = profileOfIdentity(identity);
    const key = emailKey(email);
    const opened = { email, emailKey: key, emailConfirmedAt: now, passwordHash: null, termsVersion, profile, now };
    const id = await insertAccount(transaction, opened);
    if (id === undefined) {
      return undefined;
    }
    const actor = { kind: 'account' as const, id };
    const subject = { subjectKind: 'account', subjectId: id, ownerId: id };
    await insertAuditEntry(transaction, { actor, action: 'account.signed_up', ...subject, now });
    return { id, email };
  }
}

function passwordFirst(provider: IdentityProvider): ConflictError {
  const name = providerNames[provider];
  return new ConflictError(
    `Your email address has an account here. Sign in as you did before, then connect ${name} on your account page. If you have no password, select 'Forgotten your password?'.`,
  );
}
