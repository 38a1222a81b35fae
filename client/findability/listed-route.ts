import type { PageRoute } from '../navigation/page-route.ts';

/** Pages of one person, or of a moment, which say themselves that they are not to be shown. */
const unlisted: ReadonlySet<string> = new Set([
  '/account',
  '/account/for-you',
  '/account/api-keys',
  '/account/webhooks',
  '/auth/callback',
  '*',
]);

/** Whether a route is a page that search engines may show and that is no item. */
export function isListedRoute({ path, item, isForOperators }: PageRoute): boolean {
  return !item && !isForOperators && !unlisted.has(path);
}
