import type { Kysely } from 'kysely';
import type { Viewer } from './access/viewer.ts';
import type { SocialCookie } from './accounts/providers/social-cookie.ts';
import type { DeviceCookie } from './accounts/sessions/device-cookie.ts';
import type { ConsentCookie } from './consent/consent-cookie.ts';
import type { Ports } from './ports.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { DB } from './tables.ts';

/** What each area's service is made from. */
export interface ServiceDependencies {
  readonly db: Kysely<DB>;
  readonly viewer: Viewer;
  readonly ports: Ports;
  readonly sessionCookie?: SessionCookie | undefined;
  readonly socialCookie?: SocialCookie | undefined;
  readonly deviceCookie?: DeviceCookie | undefined;
  readonly consentCookie?: ConsentCookie | undefined;
  /** What the request calls itself, so that it creates nothing twice. */
  readonly idempotencyKey?: string | undefined;
  /** The REST paths are kept for programs that know some rules of today not. */
  readonly door?: 'graph' | 'rest' | undefined;
}
