import { Link, useLocation } from 'react-router-dom';
import { type JobForm, readJobForm, withoutForm } from './job-form.ts';

const titles: Readonly<Record<JobForm, string>> = {
  apply: 'Apply for this job',
  applications: 'Applications',
  job: 'Post a job',
  copy: 'Duplicate this job',
  close: 'Close this job',
};

/** What the address of a form shows in a browser without scripts. */
export function JobFormPanel() {
  const { pathname, search } = useLocation();
  const form = readJobForm(new URLSearchParams(search));
  if (pathname !== '/staff-portal' || !form) return null;
  return (
    <section aria-labelledby="job-form-panel-title" className="border-b border-line bg-paper">
      <div className="page-wrap py-6">
        <h2 id="job-form-panel-title" className="text-h3">
          {titles[form]}
        </h2>
        <p className="mt-2 text-sm">To do this, turn on JavaScript in your browser and reload the page.</p>
        <Link to={{ search: withoutForm(search) }} className="mt-2 inline-flex min-h-11 items-center text-sm">
          Close
        </Link>
      </div>
    </section>
  );
}
