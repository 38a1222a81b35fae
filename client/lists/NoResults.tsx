import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { type ActiveFilter, ActiveFilters } from '../ui/ActiveFilters.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { ListWords } from './list-words.ts';

interface NoResultsProps {
  words: ListWords;
  filters: readonly ActiveFilter[];
  clearAll: To;
  /** Why there are none, if it is known. */
  reason?: string | undefined;
  /** Ways on besides other filters. */
  help?: ReactNode;
  onFilterRemoved: () => void;
}

/** Why the list has no rows, and what to do about it. */
export function NoResults({ words, filters, clearAll, reason, help, onFilterRemoved }: NoResultsProps) {
  const [first, ...others] = filters;
  if (!first) return <EmptyState {...words.none} />;
  const advice = others.length ? `Remove one of these ${filters.length} filters` : `Remove "${first.label}"`;
  return (
    <EmptyState title={words.noMatch} text={reason ?? words.noMatchAdvice ?? `${advice} to see more.`}>
      {help}
      <ActiveFilters filters={filters} clearAll={clearAll} onFollow={onFilterRemoved} />
    </EmptyState>
  );
}
