import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useStatus } from '../navigation/page-context.ts';
import { NOT_FOUND, NOT_FOUND_CODE } from './words.ts';

/** What is said where there is no page. It is reported to the console, unless it may still turn out that there is one. */
export function NotFound({ isReported = true }: { isReported?: boolean }) {
  const { pathname } = useLocation();
  useStatus(404);
  useEffect(() => {
    // The path alone: a query may hold personal information.
    if (isReported) console.error(`Page not found: ${pathname}`);
  }, [pathname, isReported]);
  return (
    <div className="page-wrap py-16">
      <p className="text-lg text-ink-2">{NOT_FOUND_CODE}</p>
      <h1 tabIndex={-1} className="text-h1">
        {NOT_FOUND}
      </h1>
      <p className="mt-4">
        Check the address for mistakes. If you followed a link, the page has been moved or taken away.
      </p>
      <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2 font-medium">
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
    </div>
  );
}
