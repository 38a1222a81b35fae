import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Link } from 'react-router-dom';
import { type JobSearch, jobList } from './job-search.ts';

interface MeantPlace {
  readonly name: string;
  readonly label: string;
}

interface MeantPlacesProps {
  /** The error of the list's query. */
  error: unknown;
  search: JobSearch;
}

/** The same search near each of the places that may be meant by a name that is not known. */
export function MeantPlaces({ error, search }: MeantPlacesProps) {
  const places = meantPlaces(error);
  if (places.length === 0) return null;
  return (
    <ul aria-label="Places that you may mean" className="mb-4 flex flex-wrap gap-x-6">
      {places.map(({ name, label }) => (
        <li key={name}>
          <Link
            className="inline-flex min-h-11 items-center text-sm"
            to={jobList.of(jobList.changed(search, { near: name }))}
          >
            Jobs near {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function meantPlaces(error: unknown): readonly MeantPlace[] {
  if (!CombinedGraphQLErrors.is(error)) return [];
  const fields = error.errors.flatMap(({ extensions }) => (extensions?.['fields'] ?? []) as { meant?: MeantPlace[] }[]);
  return fields.flatMap(({ meant = [] }) => meant);
}
