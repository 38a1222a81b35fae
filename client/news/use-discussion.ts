import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../ui/use-hydrated.ts';

/** The part of an address that leads to the discussion of an article, as in mails. */
const DISCUSSION = '#discussion';

/** Whether the discussion is open below an article, and how it is opened: by a press of its button, or by the address. */
export function useDiscussion(): { readonly isOpen: boolean; readonly open: () => void } {
  const { hash } = useLocation();
  const [presses, setPresses] = useState(0);
  const isNamed = useHydrated() && hash === DISCUSSION;
  const open = () => {
    setPresses(presses + 1);
    // It may be open already, further down.
    document.querySelector<HTMLElement>(DISCUSSION)?.focus();
  };
  return { isOpen: presses > 0 || isNamed, open };
}
