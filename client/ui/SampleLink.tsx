import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { dialogAddress, openedState } from '../dialog/dialog-address.ts';

/** The name of the notice that sample links open, in the address. */
export const SAMPLE_NOTICE = 'sample';

/** Replaces a link to an invented site, which does not exist: it opens a notice that says so. */
export function SampleLink({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const { search, state } = useLocation();
  return (
    // What is open as a dialog stays one below the notice.
    <Link
      to={{ search: dialogAddress(search, SAMPLE_NOTICE) }}
      state={{ ...state, ...openedState() }}
      className={className}
    >
      {children}
      <span className="sr-only"> (sample link)</span>
    </Link>
  );
}
