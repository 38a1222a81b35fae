import { useEffect } from 'react';

/** Below this width the window covers the page. The same as `sm` of the style sheet. */
const COVERS = '(width < 40.0625rem)';

/** Whether the window covers the page now. */
export function coversPage(): boolean {
  return window.matchMedia(COVERS).matches;
}

/** Keeps the focus out of the page while the window covers it. */
export function useWholeScreen(): void {
  useEffect(() => {
    const covers = window.matchMedia(COVERS);
    const behind = ['root', 'consent'].flatMap((id) => document.getElementById(id) ?? []);
    const follow = () => {
      for (const part of behind) part.inert = covers.matches;
    };
    follow();
    covers.addEventListener('change', follow);
    return () => {
      covers.removeEventListener('change', follow);
      for (const part of behind) part.inert = false;
    };
  }, []);
}
