import type { SessionCookie } from '../../session-cookie.ts';

/**
 * Where a browser keeps what it is recognised by, out of reach of scripts. It belongs to one account: the last one that
 * signed in there. There is one only where the portal's own pages ask for it.
 */
export type DeviceCookie = SessionCookie;
