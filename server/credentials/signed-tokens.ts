import { createHash } from 'node:crypto';
import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../schema/ports.ts';

const ALGORITHM = 'HS256';

export interface SignedTokenOptions {
  /** The first one signs; tokens that the others signed hold until they end. */
  readonly secrets: readonly string[];
  /** The portal's origin, for which alone a token is good. */
  readonly origin: string;
  readonly clock: Clock;
}

export interface SignedTokens {
  sign(subject: string, expiresAt: Date, claims?: JWTPayload): Promise<string>;
  /** What a token says; nothing if it is not ours, forged, over, or made for another end. */
  read(token: string): Promise<JWTPayload | undefined>;
}

/** JSON Web Tokens of one algorithm and one purpose. One secret serves several purposes, each with a derived key. */
export function signedTokens(end: string, { secrets, origin, clock }: SignedTokenOptions): SignedTokens {
  const digest = (what: string, secret: string) => createHash('sha256').update(`${end} ${what}\0${secret}`).digest();
  const keyOf = (secret: string) => digest('key', secret);
  const nameOf = (secret: string) => digest('key name', secret).toString('base64url').slice(0, 8);
  const keys = new Map(secrets.map((secret) => [nameOf(secret), keyOf(secret)]));
  const [signing = ''] = secrets;
  const named = { issuer: origin, audience: `${origin}/api` };
  return {
    sign: (subject, expiresAt, claims = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, typ: 'at+jwt', kid: nameOf(signing) })
        .setIssuer(named.issuer)
        .setAudience(named.audience)
        .setSubject(subject)
        .setIssuedAt(clock.now())
        .setExpirationTime(expiresAt)
        .sign(keyOf(signing)),
    read: async (token) => {
      try {
        const key = keys.get(decodeProtectedHeader(token).kid ?? '');
        if (!key) {
          return undefined;
        }
        const { payload } = await jwtVerify(token, key, {
          ...named,
          algorithms: [ALGORITHM],
          typ: 'at+jwt',
          requiredClaims: ['exp', 'iat', 'sub'],
          currentDate: clock.now(),
        });
        return payload;
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof TypeError) {
          return undefined;
        }
        throw error;
      }
    },
  };
}
