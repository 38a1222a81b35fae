import type { SessionCookie } from '../../session-cookie.ts';

/**
 * The cookie that identifies a known browser, out of reach of scripts. It belongs to one account: the last one that
 * signed in there. It exists only for requests of the portal's own pages.
 */
export type DeviceCookie = SessionCookie;
