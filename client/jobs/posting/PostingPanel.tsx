import { Link, useLocation } from 'react-router-dom';
import { readJobForm } from '../job-form.ts';
import { withoutPosting } from './posting-address.ts';
import { POST_A_JOB } from './words.ts';

/** What the address of a form shows in a browser without scripts. */
export function PostingPanel() {
  const { pathname, search } = useLocation();
  if (pathname !== '/staff-portal' || !readJobForm(new URLSearchParams(search))) return null;
  return (
    <section aria-labelledby="posting-panel-title" className="border-b border-line bg-paper">
      <div className="page-wrap py-6">
        <h2 id="posting-panel-title" className="text-h3">
          {POST_A_JOB}
        </h2>
        <p className="mt-2 text-sm">To post or change a job, turn on JavaScript in your browser and reload the page.</p>
        <Link to={{ search: withoutPosting(search) }} className="mt-2 inline-flex min-h-11 items-center text-sm">
          Close
        </Link>
      </div>
    </section>
  );
}
