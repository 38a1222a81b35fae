import type { ReactNode } from 'react';
import { optionId } from './options.ts';

interface ComboboxOptionProps {
  list: string;
  index: number;
  /** The index of the active option. */
  active: number;
  onChoose: () => void;
  className: string;
  children: ReactNode;
}

/** One option of a combobox's list. The field keeps the focus, and names the active option. */
export function ComboboxOption({ list, index, active, onChoose, className, children }: ComboboxOptionProps) {
  const isActive = index === active;
  return (
    <button
      type="button"
      role="option"
      id={optionId(list, index)}
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={`w-full text-left hover:bg-brand-tint ${isActive ? 'bg-brand-tint' : ''} ${className}`}
    >
      {children}
    </button>
  );
}
