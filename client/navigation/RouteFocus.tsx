import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { namedSection } from './named-section.ts';

/**
 * Moves the focus to the new page's heading when the view changes, or to the section that the address names. Not on
 * the first page, where the browser has set it, and not when a list only changes its query.
 *
 * @param view names the page that is shown, the same while it stays.
 */
export function RouteFocus({ view }: { view: string }) {
  const { hash } = useLocation();
  const shown = useRef({ view, hash });
  useEffect(() => {
    const previous = shown.current;
    shown.current = { view, hash };
    const isNewPage = previous.view !== view;
    const isNewSection = previous.hash !== hash;
    if (!isNewPage && !isNewSection) return;
    const target = namedSection(hash) ?? (isNewPage ? document.querySelector<HTMLElement>('h1') : null);
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [view, hash]);
  return null;
}
