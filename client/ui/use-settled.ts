import { useEffect, useState } from 'react';

/** How long after the last key a value counts as settled, in milliseconds. */
const TYPING_PAUSE = 250;

/** A value once it has stayed the same for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
