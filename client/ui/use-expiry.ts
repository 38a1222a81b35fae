import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Expiry {
  /** False pauses the time. */
  isRunning: boolean;
  milliseconds: number;
  onExpiry: () => void;
}

/** Calls `onExpiry` after this many milliseconds; the time also pauses while the tab is hidden. */
export function useExpiry({ isRunning, milliseconds, onExpiry }: Expiry): void {
  const left = useRef(milliseconds);
  const isHidden = useTabIsHidden();
  const expire = useEffectEvent(onExpiry);
  useEffect(() => {
    if (!isRunning || isHidden) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => expire(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [isRunning, isHidden]);
}

function useTabIsHidden(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const onChange = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return isHidden;
}
