import { Link } from 'react-router-dom';
import { AREA_LINKS, noResultsFor } from './words.ts';

/** The note that nothing was found, with further links. */
export function NothingFound({ text }: { text: string }) {
  return (
    <div className="px-4 py-6 sm:px-8">
      <h3 className="text-lg break-words">{noResultsFor(text)}</h3>
      <p className="mt-2 text-sm text-ink-2">Use other words, choose a popular search, or look through an area.</p>
      <ul className="mt-2 flex flex-wrap gap-x-6 text-sm">
        {AREA_LINKS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-11 items-center">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
