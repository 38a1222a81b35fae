import { Link } from 'react-router-dom';
import { type JobSearch, jobList } from './job-search.ts';
import type { JobsPageQuery } from './jobs-page.generated.ts';

/** Of several places of the name that was typed: which one was taken, and the ways to the others. */
export function NearNote({ near, search }: { near: JobsPageQuery['jobs']['near']; search: JobSearch }) {
  if (!near || near.others.length === 0) return null;
  return (
    <p className="mb-4 text-sm">
      Jobs near {near.place.label}. Did you mean{' '}
      {near.others.map(({ name, label }, index) => (
        <span key={name}>
          {index > 0 && (index === near.others.length - 1 ? ' or ' : ', ')}
          <Link className="text-link underline" to={jobList.of(jobList.changed(search, { near: name }))}>
            {label}
          </Link>
        </span>
      ))}
      ?
    </p>
  );
}
