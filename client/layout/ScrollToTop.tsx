import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { clearShift, controlBoxes, HEADINGS, shiftsOf } from '../ui/covered-controls.ts';

/** How far down the page the button appears, in pixels. */
const THRESHOLD = 300;
/** Its size, and its usual distance from the bottom of the window. */
const SIZE = 48;
const ABOVE_FOOT = 16;

/**
 * Leads back to the top of a long page. It lies over the page and covers no control or heading of it: on wide screens it
 * stands in the margin, on small ones it goes up to where there is text alone. What gets the focus is scrolled clear of its
 * usual place (`scroll-padding-bottom` in `theme.css`), and at the end of a page the footer leaves room for it.
 */
export function ScrollToTop() {
  const isFarDown = useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD,
    () => false,
  );
  return isFarDown && <BackToTop />;
}

function BackToTop() {
  const button = useRef<HTMLButtonElement>(null);
  const [shift, setShift] = useState(() => clearShiftNow(null));
  useEffect(() => {
    const place = () => setShift(clearShiftNow(button.current));
    const sizes = new ResizeObserver(place);
    sizes.observe(document.body);
    const placeSoon = () => void requestAnimationFrame(place);
    document.addEventListener('focusin', placeSoon);
    const stop = subscribe(place);
    return () => {
      sizes.disconnect();
      document.removeEventListener('focusin', placeSoon);
      stop();
    };
  }, []);
  return (
    <button
      ref={button}
      type="button"
      aria-label="Back to top"
      data-floating=""
      data-print="hide"
      onClick={backToTop}
      // Set by script alone, after hydration.
      style={{ translate: `0 ${shift ?? 0}px` }}
      className={`fixed bottom-4 left-2 z-30 flex size-12 items-center justify-center rounded border-2 border-white bg-navy text-white hover:bg-brand-dark lg:max-xl:left-0 ${shift === undefined ? 'not-focus:invisible' : ''}`}
    >
      <ArrowUp aria-hidden className="size-6" strokeWidth={2} />
    </button>
  );
}

/** How far the button goes from its usual place now; undefined if it would cover a control everywhere. */
function clearShiftNow(button: Element | null): number | undefined {
  const { innerHeight: height, innerWidth: width } = window;
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const left = width >= 990 * root && width < 1280 * root ? 0 : 8 * root;
  const bottom = height - ABOVE_FOOT * root;
  const usual = { left, right: left + SIZE * root, top: bottom - SIZE * root, bottom };
  const others = controlBoxes(button ?? document.createElement('i'), HEADINGS);
  return clearShift(usual, others, shiftsOf(usual, height));
}

function backToTop() {
  window.scrollTo({ top: 0 });
  // The button disappears, so the focus moves to the start of the page.
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
