import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { lifetimeAt } from '../../schema/access/session-lifetime.ts';
import type { Viewer, Visitor } from '../../schema/access/viewer.ts';
import { findSignedIn } from '../../schema/accounts/sessions/sessions.queries.ts';
import { NotSignedInError } from '../../schema/errors.ts';
import type { Clock } from '../../schema/ports.ts';
import { isUuid } from '../../schema/queries/uuid.ts';
import type { DB } from '../../schema/tables.ts';
import type { AccessTokenReader } from './access-tokens.ts';
import { type KeyTokens, looksLikeKeyToken } from './key-tokens.ts';
import { presentedKeyOf, readKey, readKeyToken } from './presented-key.ts';

export interface ViewerOptions {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly accessTokens: AccessTokenReader;
  readonly keyTokens: KeyTokens;
}

/** Several times the length of an access token. */
const LONGEST_HEADER = 4_000;
/** Browsers name themselves in fewer characters; programs may send a header thirty times as long. */
const LONGEST_BROWSER = 500;

/** The viewer, and why it is anonymous if the token was invalid. */
export interface ReadViewer {
  readonly viewer: Viewer;
  readonly refusal?: NotSignedInError;
}

/**
 * Who asks: the account whose session the access token names, or whose key it is. Session and key are looked up each time,
 * so that the user who has signed out, and a key that was revoked, are refused at once, in every process.
 */
export function viewerReader({
  db,
  clock,
  accessTokens,
  keyTokens,
}: ViewerOptions): (request: FastifyRequest) => Promise<ReadViewer> {
  return async (request) => {
    const { authorization } = request.headers;
    const visitor = new RequestVisitor(request);
    const anonymous = { kind: 'anonymous', visitor } as const;
    const key = presentedKeyOf(request);
    if (key !== undefined) {
      const holder = await readKey({ db, clock }, key);
      return holder
        ? { viewer: { kind: 'account', sessionId: holder.key.id, ...holder, visitor } }
        : { viewer: anonymous, refusal: new NotSignedInError(KEY_REFUSED) };
    }
    if (authorization === undefined) {
      return { viewer: anonymous };
    }
    const token =
      authorization.length > LONGEST_HEADER ? undefined : /^Bearer +([\w.~+/=-]+)$/i.exec(authorization)?.[1];
    const ofKey = token ? await readKeyToken({ db, clock, keyTokens }, token) : undefined;
    if (ofKey) {
      return { viewer: { kind: 'account', sessionId: ofKey.key.id, ...ofKey, visitor } };
    }
    const sessionId = token && (await accessTokens.read(token));
    const found =
      sessionId && isUuid(sessionId) ? await findSignedIn(db, sessionId, lifetimeAt(clock.now())) : undefined;
    if (!sessionId || !found) {
      const isOfKey = token !== undefined && looksLikeKeyToken(token);
      return { viewer: anonymous, refusal: new NotSignedInError(isOfKey ? KEY_TOKEN_REFUSED : TOKEN_REFUSED) };
    }
    return { viewer: { kind: 'account', sessionId, ...found, visitor } };
  };
}

const KEY_REFUSED = 'This API key is not valid. It may have run out, been renewed or been revoked.';
const KEY_TOKEN_REFUSED =
  'This token of an API key is not valid. It is over, or the key may have run out or been revoked. Exchange the key for another token.';
/** The session of an expired access token may still be renewed. */
const TOKEN_REFUSED = 'Your session has ended, or its access token is over. Renew the session, or sign in again.';

/** The visitor, read from the request only on demand. */
class RequestVisitor implements Visitor {
  readonly #request: FastifyRequest;

  constructor(request: FastifyRequest) {
    this.#request = request;
  }

  get address(): string {
    return this.#request.ip;
  }

  get browser(): string {
    return this.#request.headers['user-agent']?.slice(0, LONGEST_BROWSER) ?? '';
  }
}
