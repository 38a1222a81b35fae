import { decodeJwt } from 'jose';
import { type SignedTokenOptions, signedTokens } from './signed-tokens.ts';

/** The lifetime, in seconds, of a token that a key is exchanged for. */
export const KEY_TOKEN_SECONDS = 900;
const SECRET_CLAIM = 'secret_beginning';

/** What a token says of the key that it was made for. */
export interface KeyToken {
  readonly keyId: string;
  /** The beginning of the secret that it was exchanged for: the token ends with that secret. */
  readonly secretBeginning: string;
  /** What of the key's scopes it opens. */
  readonly scopes: readonly string[];
}

export interface KeyTokens {
  sign(token: KeyToken): Promise<string>;
  /** Nothing if the token is not ours, forged, or over. */
  read(token: string): Promise<KeyToken | undefined>;
}

/** Whether a token was meant to speak for a key, whatever became of it: for the words by which it is refused, and nothing else. */
export function looksLikeKeyToken(token: string): boolean {
  try {
    return typeof decodeJwt(token)['client_id'] === 'string';
  } catch {
    return false;
  }
}

/** Short-lived tokens that programs get for a key (RFC 6749, 4.4), with the claims of RFC 9068. */
export function keyTokens(options: SignedTokenOptions): KeyTokens {
  const tokens = signedTokens('key token', options);
  return {
    sign: ({ keyId, secretBeginning, scopes }) => {
      const expiresAt = new Date(options.clock.now().getTime() + KEY_TOKEN_SECONDS * 1000);
      return tokens.sign(keyId, expiresAt, {
        client_id: keyId,
        scope: scopes.join(' '),
        [SECRET_CLAIM]: secretBeginning,
      });
    },
    read: async (token) => {
      const { sub: keyId, scope, [SECRET_CLAIM]: secretBeginning } = (await tokens.read(token)) ?? {};
      return keyId === undefined || typeof scope !== 'string' || typeof secretBeginning !== 'string'
        ? undefined
        : { keyId, secretBeginning, scopes: scope.split(' ') };
    },
  };
}
