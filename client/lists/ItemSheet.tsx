import type { ReactNode } from 'react';
import type { Area } from '../areas.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import type { ItemQuery } from './item-query.ts';
import type { ItemWords } from './item-words.ts';

interface ItemSheetProps {
  /** Absent outside the areas. */
  area?: Area;
  words: ItemWords;
  query: ItemQuery;
  size?: 'large' | 'small';
  /** Undefined while there is none. */
  title: string | undefined;
  onClose: () => void;
  skeleton: ReactNode;
  /** The item, once it is there. */
  children: ReactNode;
}

/** One item as a dialog over the list that it was opened from, in each of its states. */
export function ItemSheet({ area, words, query, size = 'large', title, onClose, skeleton, children }: ItemSheetProps) {
  const { data, error, loading, refetch } = query;
  return (
    <Sheet
      title={title ?? titleWithout(words, { mayBeKnown: !data, hasFailed: Boolean(error) })}
      // Empty while the item is loading, so that its content is announced; a failure announces itself.
      status={data ? (title ? words.loaded : words.unknown) : undefined}
      place={words.place}
      area={area}
      size={size}
      onClose={onClose}
    >
      {title && children}
      {Boolean(data) && !title && <p className="mt-4">{words.unknownAdvice}</p>}
      {loading && !data && skeleton}
      {error && !data && (
        <ErrorPanel title={words.failed} message={error.message} busy={loading} onRetry={() => refetch()} />
      )}
    </Sheet>
  );
}

function titleWithout(
  words: ItemWords,
  { mayBeKnown, hasFailed }: { mayBeKnown: boolean; hasFailed: boolean },
): string {
  if (!mayBeKnown) return words.unknown;
  return hasFailed ? words.place : words.loading;
}
