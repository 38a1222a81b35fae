import { useMemo, useRef, useSyncExternalStore } from 'react';
import { allowsPreferences, subscribeToChoice } from '../consent/choice.ts';
import { openCookieSettings } from '../consent/settings-opener.ts';
import { forgetViews, keptText, readViews, subscribeToViews, type View } from '../recent-views/kept-views.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { notify } from '../ui/notify.ts';
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx';
import { RecentViewRow } from './RecentViewRow.tsx';
import { useViewedItemsQuery } from './recent-views.generated.ts';
import { keysOf, shownViews } from './shown-views.ts';
import {
  CHANGE_COOKIES,
  CLEAR,
  CLEARED,
  NOTHING_RECENT,
  NOTHING_RECENT_TEXT,
  RECENT,
  RECENT_NOT_KEPT,
  RECENT_NOT_KEPT_TEXT,
  RECENT_NOT_LOADED,
  RECENT_RULE,
} from './words.ts';

const nothing: readonly View[] = [];

/** What the visitor opened last in this browser, the newest first. */
export function RecentViews() {
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useSyncExternalStore(subscribeToViews, keptText);
  const isAllowed = useSyncExternalStore(subscribeToChoice, allowsPreferences);
  const views = useMemo(() => (isAllowed ? readViews(text) : nothing), [isAllowed, text]);
  return (
    <section aria-labelledby="recently-viewed">
      <h2 ref={heading} id="recently-viewed" tabIndex={-1} className="text-h2 outline-none">
        {RECENT}
      </h2>
      <p className="mt-2 text-sm text-ink-2">{RECENT_RULE}</p>
      <div className="mt-6 border-t-2 border-ink">
        {!isAllowed && (
          <EmptyState title={RECENT_NOT_KEPT} text={RECENT_NOT_KEPT_TEXT}>
            <Button onClick={openCookieSettings}>{CHANGE_COOKIES}</Button>
          </EmptyState>
        )}
        {isAllowed && views.length === 0 && <NothingRecent />}
        {views.length > 0 && (
          <OpenedItems
            views={views}
            onClear={() => {
              forgetViews();
              notify({ title: CLEARED });
              // The button that was pressed goes with the list.
              heading.current?.focus({ preventScroll: true });
            }}
          />
        )}
      </div>
    </section>
  );
}

function NothingRecent() {
  return <EmptyState title={NOTHING_RECENT} text={NOTHING_RECENT_TEXT} />;
}

function OpenedItems({ views, onClear }: { views: readonly View[]; onClear: () => void }) {
  const { data, error, loading, refetch } = useViewedItemsQuery({
    variables: keysOf(views),
    fetchPolicy: 'cache-and-network',
  });
  if (!data) {
    if (!error) return <RowsSkeleton className="mt-4" />;
    return <ErrorPanel title={RECENT_NOT_LOADED} message={error.message} onRetry={() => refetch()} busy={loading} />;
  }
  const shown = shownViews(views, data.viewedItems);
  return (
    <>
      {shown.length === 0 && <NothingRecent />}
      <ol>
        {shown.map((one) => (
          <RecentViewRow key={`${one.item.kind} ${one.item.id}`} {...one} />
        ))}
      </ol>
      <Button className="mt-6" onClick={onClear}>
        {CLEAR}
      </Button>
    </>
  );
}
