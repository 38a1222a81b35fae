import { type RefObject, useState } from 'react';

/** The form with which a section of the desk adds to its list. */
interface DeskForm {
  readonly isOpen: boolean;
  /** The button that opens it, which has the focus again once the form is given up. */
  readonly opener: { readonly autoFocus: boolean; readonly onClick: () => void };
  readonly giveUp: () => void;
  /** After any change: the form is closed, the list refetched, and its heading focused. */
  readonly onChanged: () => void;
}

export function useDeskForm(heading: RefObject<HTMLHeadingElement | null>, readAgain: () => void): DeskForm {
  const [form, setForm] = useState<'unopened' | 'open' | 'given up'>('unopened');
  return {
    isOpen: form === 'open',
    opener: { autoFocus: form === 'given up', onClick: () => setForm('open') },
    giveUp: () => setForm('given up'),
    onChanged: () => {
      heading.current?.focus({ preventScroll: true });
      setForm('unopened');
      readAgain();
    },
  };
}
