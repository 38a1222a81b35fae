import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface SelectBoxProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A box by which a row is selected, or all of them. */
export function SelectBox({ label, checked, onChange }: SelectBoxProps) {
  const id = useId();
  return (
    <div className="relative inline-flex min-h-11 items-center gap-3 text-sm">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="peer check-box"
      />
      <Check
        aria-hidden
        className="pointer-events-none absolute left-0.5 hidden size-5 peer-checked:block"
        strokeWidth={3}
      />
      <label htmlFor={id} className="cursor-pointer py-2.5">
        {label}
      </label>
    </div>
  );
}
