import type { PageRoute } from './navigation/page-route.ts';

/**
 * The one table of routes, the last of which takes every address that no other has. Each page is a chunk of its own. An item's
 * page stands before its list's.
 */
export const routes: readonly PageRoute[] = [
  { path: '/', module: 'home/HomePage.tsx', load: () => import('./home/HomePage.tsx') },
  {
    path: '/staff-portal',
    item: 'job',
    module: 'jobs/JobPage.tsx',
    load: () => import('./jobs/JobPage.tsx'),
  },
  { path: '/staff-portal', module: 'jobs/JobsPage.tsx', load: () => import('./jobs/JobsPage.tsx') },
  {
    path: '/compliance',
    item: 'doc',
    module: 'compliance/DocumentPage.tsx',
    load: () => import('./compliance/DocumentPage.tsx'),
  },
  {
    path: '/compliance',
    module: 'compliance/CompliancePage.tsx',
    load: () => import('./compliance/CompliancePage.tsx'),
  },
  {
    path: '/equipment',
    item: 'item',
    module: 'equipment/EquipmentItemPage.tsx',
    load: () => import('./equipment/EquipmentItemPage.tsx'),
  },
  {
    path: '/equipment',
    module: 'equipment/EquipmentPage.tsx',
    load: () => import('./equipment/EquipmentPage.tsx'),
  },
  {
    path: '/news',
    item: 'article',
    module: 'news/ArticlePage.tsx',
    load: () => import('./news/ArticlePage.tsx'),
  },
  { path: '/news', module: 'news/NewsPage.tsx', load: () => import('./news/NewsPage.tsx') },
  { path: '/privacy-policy', module: 'legal/PrivacyPage.tsx', load: () => import('./legal/PrivacyPage.tsx') },
  { path: '/terms-of-service', module: 'legal/TermsPage.tsx', load: () => import('./legal/TermsPage.tsx') },
  { path: '/cookie-policy', module: 'legal/CookiesPage.tsx', load: () => import('./legal/CookiesPage.tsx') },
  {
    path: '/auth/callback',
    module: 'auth-callback/AuthCallbackPage.tsx',
    load: () => import('./auth-callback/AuthCallbackPage.tsx'),
  },
  { path: '/account', module: 'accounts/AccountPage.tsx', load: () => import('./accounts/AccountPage.tsx') },
  {
    path: '/operations',
    module: 'operations/OperationsPage.tsx',
    isForOperators: true,
    load: () => import('./operations/OperationsPage.tsx'),
  },
  { path: '*', module: 'layout/NotFoundPage.tsx', load: () => import('./layout/NotFoundPage.tsx') },
];
