import type { SessionCookie } from '../../session-cookie.ts';

/**
 * Where a browser keeps what ties it to the sign-in elsewhere that it has begun, out of reach of scripts: the answer
 * counts in no other browser. There is one only where the portal's own pages ask for it.
 */
export type SocialCookie = SessionCookie;
