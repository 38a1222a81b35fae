import { Link } from 'react-router-dom';

interface NoPostThereProps {
  /** Where no post is, as in a sentence; nothing is said if it is null or undefined. */
  readonly where: string | null | undefined;
  /** What was searched for. */
  readonly text: string;
}

/** Says that the posts below are not in the place that was asked for, and leads to those that are nearest to it. */
export function NoPostThere({ where, text }: NoPostThereProps) {
  if (!where) return null;
  return (
    <p className="mx-4 mb-3 border-l-4 border-brand bg-brand-tint px-3 py-2 text-xs sm:mx-8">
      No open post {where} answers this search.{' '}
      <Link
        to={{ pathname: '/staff-portal', search: `?${new URLSearchParams({ q: text })}` }}
        className="inline-flex min-h-6 items-center"
      >
        See the nearest posts
      </Link>
    </p>
  );
}
