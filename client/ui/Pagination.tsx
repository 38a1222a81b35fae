import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link, type To } from 'react-router-dom';
import { buttonClasses } from './button-classes.ts';
import { formatNumber } from './numbers.ts';

interface PaginationProps {
  /** What the list holds, for the name of the landmark: "Jobs pages". */
  label: string;
  /** The 1-based place of the first row shown. */
  start: number;
  /** How many rows are shown. */
  count: number;
  total: number;
  /** True if there are more rows than the server counts. */
  totalIsCapped: boolean;
  previous: To | undefined;
  next: To | undefined;
}

/** Previous, Next and the position. Not shown for a list of one page. */
export function Pagination({ label, start, count, total, totalIsCapped, previous, next }: PaginationProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap items-center gap-4" data-print="hide">
      {previous && (
        <Link to={previous} rel="prev" className={buttonClasses('secondary', 'compact')}>
          <ArrowLeft aria-hidden className="size-5" strokeWidth={2} />
          Previous
        </Link>
      )}
      <p className="num text-sm text-ink-2">
        Showing {formatNumber(start)} to {formatNumber(start + count - 1)} of {totalIsCapped && 'more than '}
        {formatNumber(total)}
      </p>
      {next && (
        <Link to={next} rel="next" className={`${buttonClasses('secondary', 'compact')} ml-auto`}>
          Next
          <ArrowRight aria-hidden className="size-5" strokeWidth={2} />
        </Link>
      )}
    </nav>
  );
}
