import { useEffect, useRef } from 'react';
import { returnFocus } from '../dialog/return-focus.ts';
import type { WindowState } from './chat-state.ts';

/** Gives the focus to what opens a window once it has gone: what had it is gone, too. */
export function useFocusBack(state: WindowState, selector: string): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'open' && state !== 'open') returnFocus(selector);
    before.current = state;
  }, [state, selector]);
}
