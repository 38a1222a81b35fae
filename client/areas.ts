/** An area: a part of the portal with a link in the navigation, its own colour, a list and a page for each item. */
interface AreaDescription {
  readonly label: string;
  /** The address of its list, the prefix of all its addresses. */
  readonly to: `/${string}`;
  /** The module of the list's page, by its path below client/. */
  readonly list: string;
  /** What names an item in the address, and the module of the item's page. */
  readonly item: readonly [name: string, module: string];
  /**
   * Where the area's link stands in the navigation: its left edge, in pixels from the page's left text edge. The way line
   * starts there; were the number wrong, the link's own underline would still be right.
   */
  readonly navigationX: number;
  readonly border: `border-${string}`;
  readonly stroke: `stroke-${string}`;
}

/** The one table of areas, in the order of the navigation: its links, the routes and the colours of pages follow from it. */
export const areas = {
  staff: {
    label: 'Staff portal',
    to: '/staff-portal',
    list: 'jobs/JobsPage.tsx',
    item: ['job', 'jobs/JobPage.tsx'],
    navigationX: 237,
    border: 'border-brand',
    stroke: 'stroke-brand',
  },
  compliance: {
    label: 'Compliance',
    to: '/compliance',
    list: 'compliance/CompliancePage.tsx',
    item: ['doc', 'compliance/DocumentPage.tsx'],
    navigationX: 349,
    border: 'border-teal',
    stroke: 'stroke-teal',
  },
  equipment: {
    label: 'Equipment',
    to: '/equipment',
    list: 'equipment/EquipmentPage.tsx',
    item: ['item', 'equipment/EquipmentItemPage.tsx'],
    navigationX: 465,
    border: 'border-amber',
    stroke: 'stroke-amber',
  },
  news: {
    label: 'News',
    to: '/news',
    list: 'news/NewsPage.tsx',
    item: ['article', 'news/ArticlePage.tsx'],
    navigationX: 575,
    border: 'border-ink-2',
    stroke: 'stroke-ink-2',
  },
} as const satisfies Record<string, AreaDescription>;

/** The name by which a page says to which area it belongs. */
export type Area = keyof typeof areas;

/** The items of the navigation that lines run from: the areas, and the page that is none but has an item, too. */
export const lines = {
  ...areas,
  contact: { label: 'Contact', to: '/contact', navigationX: 644, border: 'border-navy', stroke: 'stroke-navy' },
} as const satisfies Record<string, Omit<AreaDescription, 'list' | 'item'>>;

/** The name by which a page says from which item of the navigation its line runs. */
export type Line = keyof typeof lines;
