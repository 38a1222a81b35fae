import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';

/** How far down the page the button appears, in pixels. */
const THRESHOLD = 300;

/**
 * Leads back to the top of a long page. It lies over the page: at the end of that the footer leaves room for it, and what
 * gets the focus is scrolled clear of it (`scroll-padding-bottom` in `theme.css`).
 */
export function ScrollToTop() {
  const isFarDown = useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD,
    () => false,
  );
  if (!isFarDown) return null;
  return (
    <button
      type="button"
      aria-label="Back to top"
      data-print="hide"
      onClick={backToTop}
      className="fixed bottom-4 left-2 z-30 flex size-12 items-center justify-center rounded border-2 border-white bg-navy text-white hover:bg-brand-dark"
    >
      <ArrowUp aria-hidden className="size-6" strokeWidth={2} />
    </button>
  );
}

function backToTop() {
  window.scrollTo({ top: 0 });
  // The button goes away, so the focus follows to where the page begins.
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
