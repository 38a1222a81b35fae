import { Search } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { openedState } from '../dialog/dialog-address.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { SearchFailure } from './SearchFailure.tsx';
import { readSearchText, searchAddress } from './search-address.ts';
import { expectTyping, openOnSearchKey } from './search-keys.ts';

const load = () => import('./SearchDialog.tsx');
const SearchDialog = lazy(async (): Promise<{ default: ComponentType<{ text: string }> }> => {
  const module = await load().catch(() => undefined);
  return { default: module?.SearchDialog ?? SearchFailure };
});

/** Opens the search, and shows it while the address says so. Without scripts the address shows it in the page. */
export function SearchTrigger() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const text = readSearchText(search);
  const address = { search: searchAddress(search) };
  // Who presses the key types on at once.
  useEffect(() => whenIdle(preload), []);
  const openByKey = useEffectEvent(() => navigate(address, { state: openedState() }));
  useEffect(() => openOnSearchKey(() => void openByKey()), []);
  return (
    <>
      <Link
        to={address}
        state={openedState()}
        aria-keyshortcuts="/ Control+K"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => {
          // With one of these the search opens in another tab or window.
          if (!event.ctrlKey && !event.metaKey && !event.shiftKey) expectTyping();
        }}
        className="box-link search-link"
      >
        <Search aria-hidden className="size-5" strokeWidth={2} />
        <span className="whitespace-nowrap max-[22.5rem]:sr-only md:max-lg:sr-only">
          <span className="max-md:hidden">AI </span>Search
        </span>
        <kbd aria-hidden className="border border-line-strong px-2 font-sans text-xs font-regular max-xl:hidden">
          /
        </kbd>
      </Link>
      {isHydrated && text !== undefined && (
        <Suspense>
          <SearchDialog text={text} />
        </Suspense>
      )}
    </>
  );
}

function preload() {
  load().catch(() => {
    // Where it cannot be fetched, opening it will say so.
  });
}
