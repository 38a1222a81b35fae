import { Link } from 'react-router-dom';
import { type JobSearch, jobList } from './job-search.ts';
import type { JobsPageQuery } from './jobs-page.generated.ts';

interface NearNoteProps {
  page: Pick<JobsPageQuery['jobs'], 'near' | 'understood'>;
  search: JobSearch;
}

/** Of several places of the name that was typed: which one was taken, and the ways to the others. */
export function NearNote({ page: { near, understood }, search }: NearNoteProps) {
  if (!near || near.others.length === 0) return null;
  const rest = understood.find(({ kind }) => kind === 'PLACE')?.without;
  const elsewhere = (name: string) =>
    rest === undefined ? { near: name } : { q: `${rest} within ${near.radius} miles of ${name}`.trim() };
  return (
    <p className="mb-4 text-sm">
      Jobs near {near.place.label}. Did you mean{' '}
      {near.others.map(({ name, label }, index) => (
        <span key={name}>
          {index > 0 && (index === near.others.length - 1 ? ' or ' : ', ')}
          <Link className="text-link underline" to={jobList.of(jobList.changed(search, elsewhere(name)))}>
            {label}
          </Link>
        </span>
      ))}
      ?
    </p>
  );
}
