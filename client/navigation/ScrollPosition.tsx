import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { namedSection } from './named-section.ts';

const STORAGE_KEY = 'scroll-positions';

/**
 * Scrolls as a browser does between documents: to the top of a new page, to the section that the address names, and on
 * Back and Forward to where the visitor was. A change of the query alone leaves the page where it is.
 */
export function ScrollPosition() {
  const location = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(location);
  const positions = useRef<Record<string, number>>({});

  useEffect(() => {
    positions.current = { ...stored(), ...positions.current };
    const arrive = () => {
      history.scrollRestoration = 'manual';
    };
    const note = () => {
      positions.current[keyOf(shown.current)] = scrollY;
    };
    // The browser restores a reloaded document better than a script, which comes late.
    const leave = () => {
      history.scrollRestoration = 'auto';
      store(positions.current);
    };
    arrive();
    window.addEventListener('pageshow', arrive);
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pageshow', arrive);
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', leave);
    };
  }, []);

  useLayoutEffect(() => {
    const previous = shown.current;
    if (previous === location) return;
    shown.current = location;
    const position = navigation === NavigationType.Pop ? positions.current[keyOf(location)] : undefined;
    const section = namedSection(location.hash);
    if (position !== undefined) scrollTo({ top: position, behavior: 'instant' });
    else if (section) section.scrollIntoView();
    else if (previous.pathname !== location.pathname) scrollTo({ top: 0, behavior: 'instant' });
  }, [location, navigation]);

  return null;
}

/** The address belongs to the key, because entries that the router did not make all bear the same one. */
function keyOf({ key, pathname, search, hash }: Location): string {
  return `${key} ${pathname}${search}${hash}`;
}

/** Private modes may refuse storage; a visitor then starts at the top. */
function stored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}

function store(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Nothing is lost but a place on a page.
  }
}
