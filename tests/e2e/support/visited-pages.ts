import { type Area, areas } from '../../../client/areas.ts';

/** An address that the suites visit which look at every page, and who visits it. */
export interface VisitedPage {
  readonly address: string;
  readonly as?: 'member' | 'operator';
  /** A link in the foot of every page leads here. */
  readonly isLinked?: true;
}

/** A sample item of each area, by what names it in the address. */
const sampleItems: Readonly<Record<Area, string>> = {
  staff: '01a1ede2-6680-790d-b5ad-95077e39d315',
  compliance: 'medical-device-regulations',
  equipment: '01a1ede2-6680-76ca-83c8-90c1d3ac94af',
  news: 'six-employment-checks',
};

const listsAndItems = Object.entries(areas).flatMap(
  ([
    area,
    {
      to,
      item: [name],
    },
  ]): VisitedPage[] => [
    { address: to, isLinked: true },
    { address: `${to}?q=zzzz` },
    { address: `${to}?${name}=${sampleItems[area as Area]}` },
  ],
);

/**
 * An address of every route of `client/routes.tsx`, and of lists that look different. A new page is one line here, and an
 * area's list and item follow from the table of areas.
 */
export const visitedPages: readonly VisitedPage[] = [
  { address: '/' },
  ...listsAndItems,
  { address: '/staff-portal?type=permanent&urgency=high' },
  { address: '/staff-portal?q=zzzz&type=permanent&urgency=high' },
  { address: '/news?q=pay&category=breaking' },
  { address: '/equipment/safety-notices' },
  { address: '/equipment/safety-notices?notice=dsi-2026-901' },
  { address: '/about', isLinked: true },
  { address: '/api-reference', isLinked: true },
  { address: '/contact', isLinked: true },
  { address: '/contact?thread=made-up' },
  { address: '/contact?unsubscribe=made-up' },
  { address: '/documentation', isLinked: true },
  { address: '/training', isLinked: true },
  { address: '/training?path=nhs-compliance-excellence' },
  { address: '/training?certificate=made-up' },
  { address: '/system-status', isLinked: true },
  { address: '/system-status?unsubscribe=made-up' },
  { address: '/help-center', isLinked: true },
  { address: '/help-center?q=zzzz' },
  { address: '/help-center?article=create-an-account' },
  { address: '/privacy-policy', isLinked: true },
  { address: '/terms-of-service', isLinked: true },
  { address: '/cookie-policy', isLinked: true },
  { address: '/accessibility', isLinked: true },
  { address: '/auth/callback' },
  { address: '/account' },
  { address: '/account?end-alert=made-up' },
  { address: '/account?end-alert=ended' },
  { address: '/account?end-follows=made-up' },
  { address: '/account?end-follows=ended' },
  { address: '/account', as: 'member' },
  { address: '/account/for-you' },
  { address: '/account/for-you', as: 'member' },
  { address: '/account/api-keys' },
  { address: '/account/api-keys', as: 'member' },
  { address: '/account/webhooks' },
  { address: '/account/webhooks', as: 'member' },
  { address: '/operations', as: 'operator' },
  { address: '/nowhere/at/all' },
];
