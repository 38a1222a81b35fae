import { X } from 'lucide-react';
import { Link, type To } from 'react-router-dom';

/** A filter that is set, and the address without it. */
export interface ActiveFilter {
  label: string;
  without: To;
}

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[];
  clearAll: To;
  /** The link that was followed goes away with its filter: the place to put the focus to instead. */
  onFollow: () => void;
}

/** The filters that are set, each to be removed by itself, and one link that clears them all. */
export function ActiveFilters({ filters, clearAll, onFollow }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Filters in use" data-print="hide" className="flex flex-wrap items-center gap-2">
      {filters.map(({ label, without }) => (
        <li key={label}>
          <Link to={without} onClick={onFollow} className="box-link filter-chip">
            <span className="sr-only">Remove filter: </span>
            {label}
            <X aria-hidden className="size-4" strokeWidth={2} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={clearAll}
          onClick={onFollow}
          className="inline-flex min-h-9 items-center px-1 text-sm pointer-coarse:min-h-11"
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}
