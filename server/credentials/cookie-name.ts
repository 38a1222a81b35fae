import type { CookieName } from '../../schema/cookies.ts';

/** What a cookie is called here. Over https a prefix has browsers refuse it from any other host of the same domain. */
export function cookieName(bareName: CookieName, publicOrigin: string): string {
  return publicOrigin.startsWith('https:') ? `__Host-${bareName}` : bareName;
}
