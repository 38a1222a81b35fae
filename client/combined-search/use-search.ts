import { useDelayed } from '../ui/use-delayed.ts';
import { type SearchQuery, useSearchQuery } from './search.generated.ts';

/** A first answer that takes longer than this, in milliseconds, is announced by skeletons. */
const PATIENCE = 200;
/** A further answer may take this long before the rows that it replaces go. */
const PATIENCE_WITH_ROWS = 1000;

/** A search as far as it is known. */
export interface SearchState {
  /** What was found for the text, or for a moment for the one before it; undefined while there is nothing to show. */
  answer: SearchQuery['search'] | undefined;
  /** Whether the answer is that of the text. */
  isCurrent: boolean;
  /** A sentence of the error catalogue, or the empty text if the portal responded but all its parts failed. */
  failure: string | undefined;
  /** Whether the portal shows sample data, which the hits may contain. */
  isSample: boolean;
  isWaiting: boolean;
  /** The wait is long enough to be shown. */
  isLongWait: boolean;
  retry: () => void;
}

/** Searches for a text; an empty one clears the hits. */
export function useSearch(text: string): SearchState {
  const query = useSearchQuery({ variables: { q: text }, skip: text === '', notifyOnNetworkStatusChange: true });
  const { data, previousData, error, loading } = query;
  const sources = data?.search.sources;
  // Without a word to look for no part is asked, and nothing found is the answer.
  const isAnswered = sources !== undefined && (sources.length === 0 || sources.some(({ answered }) => answered));
  const answer = text === '' ? undefined : (isAnswered ? data : loading ? (data ?? previousData) : undefined)?.search;
  return {
    answer,
    isCurrent: isAnswered,
    failure: loading || isAnswered || text === '' ? undefined : (error?.message ?? ''),
    isSample: (data ?? previousData)?.site.sampleData ?? false,
    isWaiting: loading,
    isLongWait: useDelayed(loading && !isAnswered, answer?.hits.length ? PATIENCE_WITH_ROWS : PATIENCE),
    retry: () => {
      query.refetch().catch(() => {
        // The query's own error says what failed.
      });
    },
  };
}
