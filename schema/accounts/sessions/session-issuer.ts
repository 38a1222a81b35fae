import type { Transaction } from 'kysely';
import { insertAuditEntry } from '../../access/audit-entries.queries.ts';
import { ACCESS_TOKEN_MS, sessionEnd } from '../../access/session-lifetime.ts';
import { NotSignedInError } from '../../errors.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import type { AccountRow } from '../account-row.ts';
import { findAccount } from '../accounts.queries.ts';
import { deviceEnd, rememberDevice } from './known-devices.ts';
import { digestOf, newRefreshToken } from './refresh-token.ts';
import { insertSession } from './sessions.queries.ts';

const LONGEST_DEVICE = 200;
export const SESSION_OVER = 'Your session has ended. Sign in again.';

/** A session of which a refresh token has just been made. */
export interface StartedSession {
  readonly sessionId: string;
  readonly accountId: string;
  readonly refreshToken: string;
  readonly begunAt: string;
  /** The token of the known browser, if it accepts cookies. */
  readonly deviceToken?: string | undefined;
}

/** What a user who signs in is handed. */
export interface Session {
  readonly accessToken: string;
  /** Null if the browser keeps it in its cookie. */
  readonly refreshToken: string | null;
  /** When the access token ends. */
  readonly expiresAt: string;
  readonly account: AccountRow;
}

/** Starts sessions for authenticated users, and issues their tokens. */
export class SessionIssuer {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** Starts a session for a returning user, with an audit entry. */
  async signInAs(transaction: Transaction<DB>, accountId: string): Promise<StartedSession> {
    const started = await this.start(transaction, accountId);
    const actor = { kind: 'account' as const, id: accountId };
    const subject = { subjectKind: 'session', subjectId: started.sessionId, ownerId: accountId };
    await insertAuditEntry(transaction, { actor, action: 'session.signed_in', ...subject, now: started.begunAt });
    return started;
  }

  /** Starts a session. The response is built from it after the transaction. */
  async start(transaction: Transaction<DB>, accountId: string): Promise<StartedSession> {
    const { viewer, ports, deviceCookie } = this.#dependencies;
    const refreshToken = newRefreshToken();
    const now = ports.clock.now().toISOString();
    const device = (viewer.visitor?.browser ?? '').slice(0, LONGEST_DEVICE);
    const sessionId = await insertSession(transaction, { accountId, device, digest: digestOf(refreshToken), now });
    const deviceToken =
      deviceCookie && (await rememberDevice(transaction, { accountId, token: deviceCookie.token, now }));
    return { sessionId, accountId, refreshToken, begunAt: now, deviceToken };
  }

  /**
   * The response for a session: the refresh token goes to the browser's cookie, if there is one, and for a new session the token
   * of the known browser too.
   *
   * @throws NotSignedInError if the account is gone meanwhile.
   */
  async answer({ sessionId, accountId, refreshToken, begunAt, deviceToken }: StartedSession): Promise<Session> {
    const { db, ports, sessionCookie, deviceCookie } = this.#dependencies;
    const now = ports.clock.now();
    const expiresAt = new Date(now.getTime() + ACCESS_TOKEN_MS);
    const [accessToken, account] = await Promise.all([
      ports.accessTokens.sign(sessionId, expiresAt),
      findAccount(db, accountId),
    ]);
    if (!account) {
      throw new NotSignedInError(SESSION_OVER);
    }
    sessionCookie?.keep(refreshToken, sessionEnd(new Date(begunAt), now));
    if (deviceToken !== undefined) {
      deviceCookie?.keep(deviceToken, deviceEnd(now));
    }
    return {
      accessToken,
      refreshToken: sessionCookie ? null : refreshToken,
      expiresAt: expiresAt.toISOString(),
      account,
    };
  }
}
