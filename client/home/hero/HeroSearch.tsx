import { Search } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchAddress } from '../../combined-search/search-address.ts';
import { openedState } from '../../dialog/dialog-address.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { SEARCH_LABEL } from '../words.ts';

/** The search across the portal, as a field. Without scripts the browser sends it to the same address. */
export function HeroSearch() {
  const navigate = useNavigate();
  const open = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('find') ?? '').trim();
    navigate({ search: searchAddress('', text) }, { state: openedState() });
  };
  return (
    <search aria-label="Portal">
      <form action="/" onSubmit={open} className="mt-6 max-w-[33.5rem] lg:mt-8">
        <label htmlFor="home-search" className="text-sm font-bold">
          {SEARCH_LABEL}
        </label>
        <div className="mt-2 flex">
          <input type="hidden" name="dialog" value="search" />
          <input
            id="home-search"
            type="search"
            name="find"
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            className="h-12 min-w-0 grow rounded-l-sm border-2 border-white bg-paper px-3 text-base text-ink"
          />
          <button type="submit" className={`${buttonClasses('inverse', 'normal')} rounded-l-none`}>
            <Search aria-hidden className="size-5" strokeWidth={2} />
            Search
          </button>
        </div>
      </form>
    </search>
  );
}
