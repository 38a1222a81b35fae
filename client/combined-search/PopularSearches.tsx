import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { searchAddress } from './search-address.ts';
import { POPULAR_SEARCHES } from './words.ts';

/** Popular searches, each with its own address. */
export function PopularSearches({ onChoose }: { onChoose?: (text: string) => void }) {
  const { search } = useLocation();
  const choose = (event: MouseEvent, text: string) => {
    if (!onChoose || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(text);
  };
  return (
    <div data-print="hide" className="mt-2 flex flex-wrap gap-x-5 text-xs">
      <span id="popular-searches" className="flex min-h-8 items-center text-ink-3">
        Popular
      </span>
      <ul aria-labelledby="popular-searches" className="contents">
        {POPULAR_SEARCHES.map((text) => (
          <li key={text}>
            <Link
              to={{ search: searchAddress(search, text) }}
              onClick={(event) => choose(event, text)}
              className="inline-flex min-h-8 items-center"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
