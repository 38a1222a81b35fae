import { createHash } from 'node:crypto';
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import type { AccessTokens, Clock } from '../../schema/ports.ts';

const ALGORITHM = 'HS256';

export interface AccessTokenReader {
  /** The session that the token names; nothing where it is not ours, forged, or over. */
  read(token: string): Promise<string | undefined>;
}

export interface AccessTokenOptions {
  /** The first one signs; tokens that the others signed hold until they end. */
  readonly secrets: readonly string[];
  /** The portal's origin, for which alone a token is good. */
  readonly origin: string;
  readonly clock: Clock;
}

/** Access tokens as JSON Web Tokens of one algorithm. They carry the session's identifier and nothing about a person. */
export function jsonWebTokens({ secrets, origin, clock }: AccessTokenOptions): AccessTokens & AccessTokenReader {
  const keys = new Map(secrets.map((secret) => [nameOf(secret), keyOf(secret)]));
  const [signing = ''] = secrets;
  const named = { issuer: origin, audience: `${origin}/api` };
  return {
    sign: (sessionId, expiresAt) =>
      new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ: 'at+jwt', kid: nameOf(signing) })
        .setIssuer(named.issuer)
        .setAudience(named.audience)
        .setSubject(sessionId)
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
        return payload.sub;
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof TypeError) {
          return undefined;
        }
        throw error;
      }
    },
  };
}

/** One secret serves several ends, each with a key of its own. */
function keyOf(secret: string): Uint8Array {
  return createHash('sha256').update(`access token key\0${secret}`).digest();
}

function nameOf(secret: string): string {
  return createHash('sha256').update(`access token key name\0${secret}`).digest('base64url').slice(0, 8);
}
