import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { namedSection } from '../navigation/named-section.ts';

/** For so many milliseconds what loads above a section does not push it away. */
const STAYS_FOR = 5000;
/** By these people go their own way. */
const OWN_WAYS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Leads to the section that the address names, which was not there yet when the page came: it is scrolled to and has the
 * focus, and stays in its place while the sections above it load. Back leads to where a user was, as on every page.
 */
export function useLedToSection(isThere: boolean): void {
  const { hash, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop && key !== 'default';
  useEffect(() => {
    if (!isThere || isBack || !hash) return;
    let isFocused = false;
    const lead = () => {
      const section = namedSection(hash);
      section?.scrollIntoView({ behavior: 'instant' });
      if (!section || isFocused) return;
      isFocused = true;
      if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
      section.focus({ preventScroll: true });
    };
    // Called at once, and whenever something has made the page longer or shorter.
    const observer = new ResizeObserver(lead);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const way of OWN_WAYS) document.removeEventListener(way, stop);
    };
    const timer = setTimeout(stop, STAYS_FOR);
    for (const way of OWN_WAYS) document.addEventListener(way, stop, { passive: true });
    observer.observe(document.body);
    return stop;
  }, [isThere, isBack, hash]);
}
