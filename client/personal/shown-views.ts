import type { View } from '../recent-views/kept-views.ts';
import type { ViewedItemFragment, ViewedItemsQueryVariables } from './recent-views.generated.ts';

/** How many are shown at most. More are kept, as some may be gone. */
const MOST_SHOWN = 10;

/** A view, with what its item is called now. */
export interface ShownView {
  readonly item: ViewedItemFragment;
  /** What names it in its address. */
  readonly id: string;
  readonly at: string;
}

/** What all items are asked for by, in one question. */
export function keysOf(views: readonly View[]): ViewedItemsQueryVariables {
  const of = (wanted: View['kind']) => views.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  return { jobs: of('JOB'), equipment: of('EQUIPMENT'), documents: of('DOCUMENT'), articles: of('ARTICLE') };
}

/** The views with their items, in the order of the views; those whose item is gone are left out, and one item is there once. */
export function shownViews(views: readonly View[], items: readonly ViewedItemFragment[]): readonly ShownView[] {
  const seen = new Set<ViewedItemFragment>();
  const shown = views.flatMap(({ kind, id, at }) => {
    const item = items.find((one) => one.kind === kind && (one.id === id || one.slug === id));
    if (!item || seen.has(item)) return [];
    seen.add(item);
    return { item, id, at };
  });
  return shown.slice(0, MOST_SHOWN);
}
