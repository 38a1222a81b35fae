import { act } from '../../access/act.ts';
import { anyone, holderOfRow } from '../../access/anyone.ts';
import { type EndReason, endSessions } from '../../access/end-sessions.queries.ts';
import { type Lifetime, lifetimeAt } from '../../access/session-lifetime.ts';
import type { SignedInViewer } from '../../access/viewer.ts';
import { NotFoundError, NotSignedInError } from '../../errors.ts';
import { isUuid } from '../../queries/uuid.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import { inTransaction } from '../../transaction.ts';
import { networkOfViewer } from '../../visitors/visitor.ts';
import { refreshes } from '../account-limits.ts';
import type { AccountRow } from '../account-row.ts';
import { findCredentials, findCredentialsForUpdate, updatePasswordHash } from '../accounts.queries.ts';
import { emailKey } from '../email-address.ts';
import { refuseMissingCredentials } from '../email-checks.ts';
import { refuseSuspended } from '../suspension.ts';
import { countGuess } from './counted-guess.ts';
import { notingRefusal } from './noted-refusal.ts';
import { exchangeRefreshToken } from './refresh-exchange.ts';
import { digestOf, isRefreshToken } from './refresh-token.ts';
import { SESSION_OVER, type Session, SessionIssuer } from './session-issuer.ts';
import { findSessionOfToken, listSessions, type SessionRow } from './sessions.queries.ts';

/** Alone: of two sessions that end each other only one does so. */
const toEnd = { as: 'member', lockAccount: 'exclusive' } as const;
const WRONG_CREDENTIALS = 'The email address or password is not correct.';

/** The rules of signing in and out. */
export class SessionsService {
  readonly #dependencies: ServiceDependencies;
  readonly #issuer: SessionIssuer;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
    this.#issuer = new SessionIssuer(dependencies);
  }

  /**
   * Signs in with a password. An address that no user has costs as much time, and is answered with the same words. A
   * password that ends is a one-time one: this uses it up, and leaves the account without one until its owner sets it.
   *
   * @throws ValidationError if either is missing.
   * @throws NotSignedInError if the two do not belong together.
   * @throws ForbiddenError if the account is suspended.
   * @throws RateLimitedError
   */
  signIn(email: string, password: string): Promise<Session> {
    return notingRefusal(anyone(this.#dependencies).ports, 'password', () => this.#signIn(email, password));
  }

  async #signIn(email: string, password: string): Promise<Session> {
    const { db, ports } = this.#dependencies;
    refuseMissingCredentials(email, password);
    const key = emailKey(email);
    const credentials = await findCredentials(db, key);
    const guess = await countGuess(this.#dependencies, { emailKey: key, accountId: credentials?.id });
    const isRight = await ports.passwords.matches(password, credentials?.passwordHash);
    const isOver = credentials?.passwordExpiresAt && credentials.passwordExpiresAt <= this.#now.toISOString();
    if (!credentials || !isRight || isOver) {
      throw new NotSignedInError(WRONG_CREDENTIALS);
    }
    const started = await inTransaction(db, async (transaction) => {
      // The password may have been changed while it was compared.
      const present = await findCredentialsForUpdate(transaction, credentials.id);
      if (present?.passwordHash !== credentials.passwordHash) {
        throw new NotSignedInError(WRONG_CREDENTIALS);
      }
      const { id, passwordExpiresAt: expiresAt } = credentials;
      await refuseSuspended(transaction, { id, ...present }, ports.site);
      if (expiresAt !== null) {
        // When it ends stays: by that the portal knows that no user has set a lasting one yet.
        await updatePasswordHash(transaction, { id, passwordHash: null, expiresAt, now: this.#now.toISOString() });
      }
      return this.#issuer.signInAs(transaction, id);
    });
    if (credentials.passwordExpiresAt !== null) {
      await ports.noteUsedOneTimePassword();
    }
    await guess.giveBack();
    return this.#issuer.answer(started);
  }

  /**
   * Exchanges a refresh token for another, and a new access token. A token that was exchanged before is a sign that
   * another user has it, and ends its session; but not so soon that it may be another tab, or a retry.
   *
   * @throws NotSignedInError if the token, or its session, is not valid.
   * @throws RateLimitedError
   */
  async refresh(givenToken: string | null | undefined): Promise<Session> {
    const { db, ports, viewer, sessionCookie } = anyone(this.#dependencies);
    await ports.limiter.take(refreshes, networkOfViewer(viewer));
    const token = givenToken || sessionCookie?.token;
    const renewed = token
      ? await inTransaction(db, (transaction) => exchangeRefreshToken(transaction, token, this.#now))
      : undefined;
    if (!renewed) {
      sessionCookie?.clear();
      throw new NotSignedInError(SESSION_OVER);
    }
    return this.#issuer.answer(renewed);
  }

  /**
   * Ends the session of the access token, of the browser's cookie and of a refresh token that is sent, for all of their
   * tokens at once: the access token may be over while the session is not. Never refuses; without a session, nothing is
   * left to end.
   */
  async signOut(givenToken: string | null | undefined): Promise<void> {
    const { db, viewer, sessionCookie } = anyone(this.#dependencies);
    sessionCookie?.clear();
    const sessions: Pick<SignedInViewer, 'accountId' | 'sessionId'>[] = viewer.kind === 'account' ? [viewer] : [];
    // Anyone may send any token, so that one of no session costs a look-up and no transaction.
    for (const token of [sessionCookie?.token, givenToken]) {
      const session = token != null && isRefreshToken(token) && (await findSessionOfToken(db, digestOf(token)));
      sessions.push(...(session ? [session] : []));
    }
    if (sessions.length === 0) {
      return;
    }
    await inTransaction(db, async (transaction) => {
      for (const { accountId, sessionId } of sessions) {
        await this.#end(transaction, accountId, sessionId, 'signed_out');
      }
    });
  }

  /** The sessions of an account, the last used first. It is a user's own: no user is handed that of another. */
  list({ id }: AccountRow): Promise<SessionRow[]> {
    const { db } = holderOfRow(this.#dependencies);
    return listSessions(db, id, this.#lifetime);
  }

  /** Whether it is the session in which this is asked. */
  isCurrent({ id }: SessionRow): boolean {
    const { viewer } = holderOfRow(this.#dependencies);
    return viewer.kind === 'account' && viewer.sessionId === id;
  }

  /**
   * Ends another session of the caller, or this one.
   *
   * @throws NotSignedInError
   * @throws NotFoundError if they have no such session.
   */
  async end(id: string): Promise<void> {
    await act(this.#dependencies, toEnd, async ({ transaction, actor: { accountId } }) => {
      const ended = isUuid(id) ? await this.#end(transaction, accountId, id, 'ended_elsewhere') : 0;
      if (ended === 0) {
        throw new NotFoundError('Session not found');
      }
    });
  }

  /** Ends all sessions of the caller but this one; how many ended. @throws NotSignedInError */
  async endOthers(): Promise<number> {
    return act(this.#dependencies, toEnd, ({ transaction, actor: { accountId, sessionId: except }, now }) =>
      endSessions(transaction, { accountId, except, reason: 'ended_elsewhere', now }),
    );
  }

  #end(db: ServiceDependencies['db'], accountId: string, only: string, reason: EndReason): Promise<number> {
    return endSessions(db, { accountId, only, reason, now: this.#now.toISOString() });
  }

  get #lifetime(): Lifetime {
    return lifetimeAt(this.#now);
  }

  get #now(): Date {
    return this.#dependencies.ports.clock.now();
  }
}
