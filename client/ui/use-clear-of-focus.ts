import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a message is at the other end of the window than usual: it goes there when it would lie over more than half of
 * what has the focus, and comes back when it would do so there.
 */
export function useClearOfFocus(region: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    // Once the browser has scrolled to it.
    const check = () => requestAnimationFrame(() => region.current && covers(region.current) && setAway((is) => !is));
    check();
    document.addEventListener('focusin', check);
    document.addEventListener('scrollend', check);
    return () => {
      document.removeEventListener('focusin', check);
      document.removeEventListener('scrollend', check);
      setAway(false);
    };
  }, [region, isShown]);
  return isAway;
}

function covers(region: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body || region.contains(focused)) return false;
  const over = region.getBoundingClientRect();
  const under = focused.getBoundingClientRect();
  const width = Math.min(over.right, under.right) - Math.max(over.left, under.left);
  const height = Math.min(over.bottom, under.bottom) - Math.max(over.top, under.top);
  return width > 0 && height > 0 && 2 * width * height > under.width * under.height;
}
