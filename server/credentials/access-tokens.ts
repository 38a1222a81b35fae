import type { AccessTokens } from '../../schema/ports.ts';
import { type SignedTokenOptions, signedTokens } from './signed-tokens.ts';

export interface AccessTokenReader {
  /** The session that the token names; nothing if it is not ours, forged, or over. */
  read(token: string): Promise<string | undefined>;
}

/** Access tokens of sessions. They carry the session's identifier and nothing about a person. */
export function jsonWebTokens(options: SignedTokenOptions): AccessTokens & AccessTokenReader {
  const tokens = signedTokens('access token', options);
  return {
    sign: (sessionId, expiresAt) => tokens.sign(sessionId, expiresAt),
    read: async (token) => (await tokens.read(token))?.sub,
  };
}
