import { type RefObject, useEffect } from 'react';
import { clearShift, controlBoxes, shiftsOf } from './covered-controls.ts';

/**
 * Keeps a message where it covers no control: it goes up or down from its usual place as far as it must. Where there is no
 * such place, as a message may be higher than any gap of a form, it leaves at least what has the focus free.
 *
 * @param more what else it does not cover where it can, as a selector.
 */
export function useClearPlace(region: RefObject<HTMLElement | null>, isShown: boolean, more?: string): void {
  useEffect(() => {
    const element = region.current;
    if (!isShown || !element) return;
    let shift = 0;
    const place = () => {
      const now = element.getBoundingClientRect();
      const usual = { left: now.left, right: now.right, top: now.top - shift, bottom: now.bottom - shift };
      const shifts = shiftsOf(usual, window.innerHeight);
      const focused = document.activeElement;
      const focus =
        focused && focused !== document.body && !element.contains(focused) ? [focused.getBoundingClientRect()] : [];
      shift =
        (more ? clearShift(usual, controlBoxes(element, more), shifts) : undefined) ??
        clearShift(usual, controlBoxes(element), shifts) ??
        clearShift(usual, focus, shifts) ??
        0;
      element.style.translate = shift === 0 ? '' : `0 ${shift}px`;
    };
    // After the browser has scrolled to the focused element.
    const placeSoon = () => void requestAnimationFrame(place);
    // Not in the task of the frame, which is a long one on a slow processor where the page has just come to life.
    let next: ReturnType<typeof setTimeout> | undefined;
    const placeInOwnTask = () => {
      clearTimeout(next);
      next = setTimeout(place);
    };
    const sizes = new ResizeObserver(placeInOwnTask);
    sizes.observe(element);
    sizes.observe(document.body);
    // A dialog comes and goes as a child of the body: what is covered is then another page, or that one again.
    const dialogs = new MutationObserver(placeSoon);
    dialogs.observe(document.body, { childList: true });
    document.addEventListener('focusin', placeSoon);
    document.addEventListener('scrollend', placeSoon, { capture: true });
    return () => {
      sizes.disconnect();
      dialogs.disconnect();
      clearTimeout(next);
      document.removeEventListener('focusin', placeSoon);
      document.removeEventListener('scrollend', placeSoon, { capture: true });
      element.style.translate = '';
    };
  }, [region, isShown, more]);
}
