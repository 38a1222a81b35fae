import { areas } from './areas.ts';
import type { PageModule, PageRoute } from './navigation/page-route.ts';

/** Every page, each a chunk of its own. Parts of a page may have Page in their names without being one. */
const pages = import.meta.glob<PageModule>(['./**/*Page.tsx', '!./**/{AnsweredPage,ErrorPage,ItemPage,LegalPage}.tsx']);

function page(path: string, module: string, more?: Pick<PageRoute, 'item' | 'isForOperators'>): PageRoute {
  // A test loads each: there is none without a page.
  const load = pages[`./${module}`] as PageRoute['load'];
  return { path, module, load, ...more };
}

/**
 * The one table of routes, the last of which takes every address that no other has. Those of the areas follow from the table
 * of areas, an item's page before its list's.
 */
export const routes: readonly PageRoute[] = [
  page('/', 'home/HomePage.tsx'),
  ...Object.values(areas).flatMap(({ to, list, item: [item, module] }) => [page(to, module, { item }), page(to, list)]),
  page('/equipment/safety-notices', 'equipment/safety-notices/SafetyNoticePage.tsx', { item: 'notice' }),
  page('/equipment/safety-notices', 'equipment/safety-notices/SafetyNoticesPage.tsx'),
  page('/about', 'about/AboutPage.tsx'),
  page('/api-reference', 'api-reference/ApiReferencePage.tsx'),
  page('/contact', 'contact/ContactPage.tsx'),
  page('/documentation', 'documentation/DocumentationPage.tsx'),
  page('/help-center', 'help/HelpArticlePage.tsx', { item: 'article' }),
  page('/help-center', 'help/HelpPage.tsx'),
  page('/training', 'training/CertificatePage.tsx', { item: 'certificate' }),
  page('/training', 'training/TrainingPathPage.tsx', { item: 'path' }),
  page('/training', 'training/TrainingPage.tsx'),
  page('/system-status', 'system-status/StatusPage.tsx'),
  page('/privacy-policy', 'legal/PrivacyPage.tsx'),
  page('/terms-of-service', 'legal/TermsPage.tsx'),
  page('/cookie-policy', 'legal/CookiesPage.tsx'),
  page('/accessibility', 'legal/AccessibilityPage.tsx'),
  page('/auth/callback', 'auth-callback/AuthCallbackPage.tsx'),
  page('/account', 'account-page/AccountPage.tsx'),
  page('/account/for-you', 'personal/ForYouPage.tsx'),
  page('/account/api-keys', 'partners/ApiKeysPage.tsx'),
  page('/account/webhooks', 'webhooks/WebhooksPage.tsx'),
  page('/operations', 'operations/OperationsPage.tsx', { isForOperators: true }),
  page('*', 'layout/NotFoundPage.tsx'),
];
