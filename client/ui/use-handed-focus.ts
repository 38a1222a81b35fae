import { type RefObject, useLayoutEffect } from 'react';

/** Hands the focus of an element on to the one that takes its place, if it has the focus when it goes. */
export function useHandedFocus(element: RefObject<HTMLElement | null>, selectorOfNext: string): void {
  useLayoutEffect(() => {
    const held = element.current;
    return () => {
      if (document.activeElement !== held) return;
      queueMicrotask(() => document.querySelector<HTMLElement>(selectorOfNext)?.focus({ preventScroll: true }));
    };
  }, [element, selectorOfNext]);
}
