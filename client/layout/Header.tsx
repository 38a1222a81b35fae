import { Menu } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { AccountEntry } from '../account-menu/AccountEntry.tsx';
import { SearchTrigger } from '../combined-search/SearchTrigger.tsx';
import { navigation } from './navigation.ts';
import { Wordmark } from './Wordmark.tsx';

/** The head of every page: sticky on wide screens; on small ones a menu that works without scripts. */
export function Header() {
  return (
    <header data-print="hide" className="relative z-20 border-b border-line bg-paper md:sticky md:top-0">
      <div className="page-wrap flex h-16 items-center md:h-18">
        <Link to="/" aria-label={`${__PRODUCT_NAME__} home`} className="flex min-h-11 items-center no-underline">
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="ml-5 self-stretch max-md:hidden lg:ml-10">
          <ul className="flex h-full gap-3.5 lg:gap-7">
            {navigation.map((item) => (
              <li key={item.to} className="flex items-stretch">
                <NavLink to={item.to} end={item.to === '/'} className={linkClasses}>
                  {({ isActive }) => (
                    <>
                      <span data-label={item.label} className="bold-width">
                        {item.label}
                      </span>
                      {/* A border, because forced colours take backgrounds away. */}
                      {isActive && (
                        <span aria-hidden className={`absolute inset-x-0 -bottom-px border-b-4 ${item.border}`} />
                      )}
                    </>
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <SearchTrigger />
        {/* The same width for every user, so that nothing moves when that is known. */}
        <div className="relative ml-2 w-11 shrink-0 max-md:hidden xl:ml-3 xl:w-32">
          <AccountEntry />
        </div>
      </div>
      <SmallScreenMenu />
    </header>
  );
}

function linkClasses({ isActive }: { isActive: boolean }) {
  return `relative flex items-center text-sm no-underline hover:text-brand hover:underline ${isActive ? 'font-bold text-ink' : 'text-ink'}`;
}

function closeByEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape') return;
  currentTarget.open = false;
  (currentTarget.firstChild as HTMLElement).focus();
}

/** Opens below the header and pushes the page down. A new page closes it. */
function SmallScreenMenu() {
  const { key } = useLocation();
  return (
    <details key={key} className="group md:hidden" onKeyDown={closeByEscape}>
      <summary className="absolute top-0 right-0 flex h-16 items-center gap-2 px-4 text-sm font-bold sm:px-6">
        <Menu aria-hidden className="size-6" strokeWidth={2} />
        <span className="group-open:hidden">Menu</span>
        <span className="hidden group-open:inline">Close</span>
      </summary>
      <nav aria-label="Main" className="border-t border-line">
        <ul className="page-wrap py-2">
          {navigation.map(({ to, label }) => (
            <li key={to} className="border-line not-last:border-b">
              <NavLink
                to={to}
                end={to === '/'}
                className={({ isActive }) =>
                  `flex min-h-12 items-center text-base text-ink no-underline ${isActive ? 'font-bold' : ''}`
                }
              >
                {label}
              </NavLink>
            </li>
          ))}
          <li className="border-t border-line">
            <AccountEntry isInMenu />
          </li>
        </ul>
      </nav>
    </details>
  );
}
