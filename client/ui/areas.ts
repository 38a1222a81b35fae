/** A part of the portal with a colour of its own. */
export type Area = 'staff' | 'compliance' | 'equipment' | 'news';

/**
 * The look of each area, and where its item stands in the navigation: its left edge, in pixels from the page's left text
 * edge. The way line starts there; were the number wrong, the item's own underline would still be right.
 */
export const areas: Record<Area, { navigationX: number; border: string; stroke: string }> = {
  staff: { navigationX: 237, border: 'border-brand', stroke: 'stroke-brand' },
  compliance: { navigationX: 349, border: 'border-teal', stroke: 'stroke-teal' },
  equipment: { navigationX: 465, border: 'border-amber', stroke: 'stroke-amber' },
  news: { navigationX: 575, border: 'border-ink-2', stroke: 'stroke-ink-2' },
};

/** The look of the area that a page says it belongs to; undefined for a page outside the areas. */
export function areaLook(area: string) {
  return Object.entries(areas).find(([name]) => name === area)?.[1];
}
