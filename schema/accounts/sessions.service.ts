import type { Transaction } from 'kysely';
import { insertAuditEntry } from '../audit/audit.queries.ts';
import { ForbiddenError, NotFoundError, NotSignedInError } from '../graph/errors.ts';
import { isUuid } from '../graph/uuid.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { signedIn } from '../viewer.ts';
import { networkOf } from '../visitors/visitor.ts';
import { guesses, refreshes, signIns } from './account-limits.ts';
import type { AccountRow } from './account-row.ts';
import { findAccount, findCredentials } from './accounts.queries.ts';
import { emailKey } from './email-address.ts';
import { digestOf, newRefreshToken } from './refresh-token.ts';
import { ACCESS_TOKEN_MS, GRACE_MS, lifetimeAt, sessionEnd } from './session-lifetime.ts';
import {
  deleteOldSessions,
  endSessions,
  findTokenForUpdate,
  insertRefreshToken,
  insertSession,
  listSessions,
  type SessionRow,
  spendToken,
} from './sessions.queries.ts';

const LONGEST_DEVICE = 200;
const SESSION_OVER = 'Your session has ended. Sign in again.';

/** A session of which a refresh token has just been made. */
export interface StartedSession {
  readonly sessionId: string;
  readonly accountId: string;
  readonly refreshToken: string;
  readonly begunAt: string;
}

/** What somebody who signs in is handed. */
export interface Session {
  readonly accessToken: string;
  /** Null where the browser keeps it in its cookie. */
  readonly refreshToken: string | null;
  /** When the access token ends. */
  readonly expiresAt: string;
  readonly account: AccountRow;
}

/** The rules of signing in and out. */
export class SessionsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Signs in with a password. An address that nobody has costs as much time, and is answered with the same words.
   *
   * @throws NotSignedInError where the two do not belong together.
   * @throws ForbiddenError where the account is suspended.
   * @throws RateLimitedError
   */
  async signIn(email: string, password: string): Promise<Session> {
    const { db, ports } = this.#dependencies;
    const key = emailKey(email);
    await ports.limiter.take(signIns, this.network);
    await ports.limiter.take(guesses, key);
    const credentials = await findCredentials(db, key);
    const isRight = await ports.passwords.matches(password, credentials?.passwordHash);
    const isOver = credentials?.passwordExpiresAt && credentials.passwordExpiresAt <= this.#now.toISOString();
    if (!credentials || !isRight || isOver) {
      throw new NotSignedInError('The email address or password is not correct.');
    }
    if (credentials.suspendedAt !== null) {
      throw new ForbiddenError('This account is suspended. Contact us to find out why.');
    }
    return this.answer(await inTransaction(db, (transaction) => this.start(transaction, credentials.id)));
  }

  /**
   * Exchanges a refresh token for another, and a new access token. A token that was exchanged before is a sign that
   * somebody else has it, and ends its session; but not so soon that it may be another tab, or a retry.
   *
   * @throws NotSignedInError where the token, or its session, does not hold.
   * @throws RateLimitedError
   */
  async refresh(givenToken: string | null | undefined): Promise<Session> {
    const { db, ports, sessionCookie } = this.#dependencies;
    await ports.limiter.take(refreshes, this.network);
    const token = givenToken || sessionCookie?.token;
    const renewed = token ? await inTransaction(db, (transaction) => this.#exchange(transaction, token)) : undefined;
    if (!renewed) {
      sessionCookie?.clear();
      throw new NotSignedInError(SESSION_OVER);
    }
    return this.answer(renewed);
  }

  /**
   * Ends the session of whoever asks, for all of its tokens at once.
   *
   * @throws NotSignedInError
   */
  async signOut(): Promise<void> {
    const { db, viewer, sessionCookie } = this.#dependencies;
    const cookieToken = sessionCookie?.token;
    sessionCookie?.clear();
    if (viewer.kind === 'anonymous' && cookieToken) {
      // The browser's access token may be over while its session is not.
      await inTransaction(db, async (transaction) => {
        const found = await findTokenForUpdate(transaction, digestOf(cookieToken));
        if (found) {
          await this.#end(transaction, found.accountId, found.sessionId, 'signed_out');
        }
      });
      return;
    }
    const { accountId, sessionId } = signedIn(viewer);
    await this.#end(db, accountId, sessionId, 'signed_out');
  }

  /** The sessions of an account, the last used first. It is somebody's own: nobody is handed that of another. */
  list({ id }: AccountRow): Promise<SessionRow[]> {
    const { db, ports } = this.#dependencies;
    return listSessions(db, id, lifetimeAt(ports.clock.now()));
  }

  /** Whether it is the session in which this is asked. */
  isCurrent({ id }: SessionRow): boolean {
    const { viewer } = this.#dependencies;
    return viewer.kind === 'account' && viewer.sessionId === id;
  }

  /**
   * Ends another session of whoever asks, or this one.
   *
   * @throws NotSignedInError
   * @throws NotFoundError where they have no such session.
   */
  async end(id: string): Promise<void> {
    const { db, viewer } = this.#dependencies;
    const { accountId } = signedIn(viewer);
    const ended = isUuid(id) ? await this.#end(db, accountId, id, 'ended_elsewhere') : 0;
    if (ended === 0) {
      throw new NotFoundError('Session not found');
    }
  }

  /** Ends all sessions of whoever asks but this one; how many ended. @throws NotSignedInError */
  async endOthers(): Promise<number> {
    const { db, viewer } = this.#dependencies;
    const { accountId, sessionId } = signedIn(viewer);
    return endSessions(db, { accountId, except: sessionId, reason: 'ended_elsewhere', now: this.#now.toISOString() });
  }

  /** Forgets what has been over for 30 days. */
  async forgetOld(): Promise<void> {
    await deleteOldSessions(this.#dependencies.db, lifetimeAt(this.#now).usedAfter);
  }

  /** Starts a session. The answer is made from it when the transaction is over. */
  async start(transaction: Transaction<DB>, accountId: string): Promise<StartedSession> {
    const refreshToken = newRefreshToken();
    const now = this.#now.toISOString();
    const device = (this.#dependencies.viewer.visitor?.browser ?? '').slice(0, LONGEST_DEVICE);
    const sessionId = await insertSession(transaction, { accountId, device, digest: digestOf(refreshToken), now });
    return { sessionId, accountId, refreshToken, begunAt: now };
  }

  /** What is handed out of a session: its refresh token to the browser's cookie, where there is one. */
  async answer({ sessionId, accountId, refreshToken, begunAt }: StartedSession): Promise<Session> {
    const { db, ports, sessionCookie } = this.#dependencies;
    const now = this.#now;
    const expiresAt = new Date(now.getTime() + ACCESS_TOKEN_MS);
    const [accessToken, account] = await Promise.all([
      ports.accessTokens.sign(sessionId, expiresAt),
      findAccount(db, accountId),
    ]);
    if (!account) {
      throw new NotSignedInError(SESSION_OVER);
    }
    sessionCookie?.keep(refreshToken, sessionEnd(new Date(begunAt), now));
    return {
      accessToken,
      refreshToken: sessionCookie ? null : refreshToken,
      expiresAt: expiresAt.toISOString(),
      account,
    };
  }

  /** Where the request came from, for limits. */
  get network(): string {
    return networkOf(this.#dependencies.viewer.visitor?.address ?? '');
  }

  async #exchange(transaction: Transaction<DB>, token: string): Promise<StartedSession | undefined> {
    const digest = digestOf(token);
    const found = await findTokenForUpdate(transaction, digest);
    const now = this.#now;
    const { begunAfter, usedAfter } = lifetimeAt(now);
    if (!found || found.endedAt !== null || found.suspendedAt !== null) {
      return undefined;
    }
    if (found.createdAt <= begunAfter || found.lastUsedAt <= usedAfter) {
      return undefined;
    }
    const { sessionId, accountId, spentAt, createdAt } = found;
    if (spentAt !== null && now.getTime() - new Date(spentAt).getTime() > GRACE_MS) {
      await this.#end(transaction, accountId, sessionId, 'token_reused');
      const subject = { subjectKind: 'session', subjectId: sessionId, ownerId: accountId };
      const entry = { actor: { kind: 'portal' as const }, action: 'session.token_reused', ...subject };
      await insertAuditEntry(transaction, { ...entry, now: now.toISOString() });
      return undefined;
    }
    const refreshToken = newRefreshToken();
    await spendToken(transaction, { digest, sessionId, now: now.toISOString() });
    await insertRefreshToken(transaction, { sessionId, digest: digestOf(refreshToken), now: now.toISOString() });
    return { sessionId, accountId, refreshToken, begunAt: createdAt };
  }

  #end(
    db: ServiceDependencies['db'],
    accountId: string,
    only: string,
    reason: Parameters<typeof endSessions>[1]['reason'],
  ): Promise<number> {
    return endSessions(db, { accountId, only, reason, now: this.#now.toISOString() });
  }

  get #now(): Date {
    return this.#dependencies.ports.clock.now();
  }
}
