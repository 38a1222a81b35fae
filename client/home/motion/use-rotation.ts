import { type FocusEvent, useEffect, useState } from 'react';
import { useIsStopped } from './motion.ts';

/**
 * Goes through `count` things in turn, one every `interval` milliseconds. It stands still while all motion is stopped, the
 * pointer is over them, one of them has the focus, or the document is hidden.
 *
 * @returns which one it is, a way to choose one, and what the element around them has to listen to.
 */
export function useRotation(count: number, interval: number) {
  const isStopped = useIsStopped();
  const [index, setIndex] = useState(0);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const stands = isStopped || isHovered || isFocused || count < 2;
  // Depends on `index`, so that a chosen item stays for a whole interval.
  useEffect(() => {
    if (stands) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((index + 1) % count);
    }, interval);
    return () => clearInterval(timer);
  }, [stands, index, count, interval]);
  const holds = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    // Starting it by its own button is to be seen at once.
    onFocus: ({ target }: FocusEvent) => setFocused(!target.closest('[data-motion]')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
  };
  return { index, choose: setIndex, holds };
}
