import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useStatus } from '../navigation/page-context.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { NOT_FOUND, NOT_FOUND_CODE } from './words.ts';

/** What is said if there is no page. It is reported to the console, unless it may still turn out that there is one. */
export function NotFound({ isReported = true }: { isReported?: boolean }) {
  const { pathname } = useLocation();
  useStatus(404);
  useEffect(() => {
    // The path alone: a query may hold personal information.
    if (isReported) console.error(`Page not found: ${pathname}`);
  }, [pathname, isReported]);
  return (
    <PageHeader
      title={NOT_FOUND}
      aside={<p className="num text-lg text-ink-2">{NOT_FOUND_CODE}</p>}
      lead="Check the address for mistakes. If you followed a link, the page has been moved or taken away."
    >
      <ul data-print="hide" className="mt-4 flex flex-wrap gap-x-8 gap-y-2 font-medium">
        <li>
          <Link to="/" className="inline-flex min-h-11 items-center">
            Return to Home
          </Link>
        </li>
        <li>
          <Link to="/staff-portal" className="inline-flex min-h-11 items-center">
            Find a job in the staff portal
          </Link>
        </li>
      </ul>
    </PageHeader>
  );
}
