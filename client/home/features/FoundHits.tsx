import { Link } from 'react-router-dom';
import { hitFacts } from '../../combined-search/hit-facts.ts';
import { searchAddress } from '../../combined-search/search-address.ts';
import type { SearchState } from '../../combined-search/use-search.ts';
import { openedState } from '../../dialog/dialog-address.ts';
import { countOf } from '../../lists/count-words.ts';

/** How many hits the demonstration shows. */
const SHOWN = 3;

/** The first hits with how well they match, and the way to all of them. */
export function FoundHits({ text, found }: { text: string; found: SearchState }) {
  const { answer, failure, isWaiting } = found;
  if (failure !== undefined) {
    return <p className="mt-2 text-sm">{failure || 'The search is not available. Try again.'}</p>;
  }
  if (!answer) return isWaiting ? <p className="mt-2 text-sm text-ink-2">Searching</p> : null;
  if (answer.hits.length === 0) return <p className="mt-2 text-sm">{`No results found for "${text}"`}</p>;
  return (
    <>
      <p className="mt-2 text-xs text-ink-2">
        {countOf(answer.hits.length, 'result')} for <strong className="font-bold text-ink">{text}</strong>
      </p>
      <ul className="mt-3 border-t border-line">
        {answer.hits.slice(0, SHOWN).map((hit) => (
          <li key={hit.id} className="flex items-baseline justify-between gap-6 border-b border-line py-3">
            <div>
              <p className="text-base font-bold text-pretty">
                <Link to={hit.path}>{hit.title}</Link>
              </p>
              <p className="num text-xs text-ink-2">{hitFacts(hit)}</p>
            </div>
            <p className="num shrink-0 text-xs text-ink-2">{hit.percent}% match</p>
          </li>
        ))}
      </ul>
      <Link
        to={{ search: searchAddress('', text) }}
        state={openedState()}
        className="mt-2 inline-flex min-h-11 items-center text-sm font-medium"
      >
        See all results
      </Link>
    </>
  );
}
