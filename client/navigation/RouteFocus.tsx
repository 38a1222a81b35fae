import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { namedSection } from './named-section.ts';

/**
 * Moves the focus to the new page's heading when the route changes, or to the section that the address names. Not on
 * the first page, where the browser has set it, and not when only the query changes.
 */
export function RouteFocus() {
  const location = useLocation();
  const shown = useRef(location);
  useEffect(() => {
    const previous = shown.current;
    shown.current = location;
    const isNewPage = previous.pathname !== location.pathname;
    const isNewSection = previous.hash !== location.hash;
    if (!isNewPage && !isNewSection) return;
    const target = namedSection(location.hash) ?? (isNewPage ? document.querySelector<HTMLElement>('h1') : null);
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [location]);
  return null;
}
