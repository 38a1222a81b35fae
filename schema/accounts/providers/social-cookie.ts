import type { SessionCookie } from '../../session-cookie.ts';

/**
 * The cookie that binds a sign-in at a provider to the browser that began it, out of reach of scripts: the callback
 * fails in any other browser. It exists only for requests of the portal's own pages.
 */
export type SocialCookie = SessionCookie;
