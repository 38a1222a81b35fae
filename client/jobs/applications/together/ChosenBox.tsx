import { Check } from 'lucide-react';
import { useId } from 'react';

interface ChosenBoxProps {
  /** What it chooses. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A box that chooses an application, or all of them. */
export function ChosenBox({ label, checked, onChange }: ChosenBoxProps) {
  const id = useId();
  return (
    <div className="facet-row">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="peer check-box"
      />
      <Check
        aria-hidden
        className="pointer-events-none absolute left-2.5 hidden size-5 peer-checked:block"
        strokeWidth={3}
      />
      <label htmlFor={id} className="min-w-0 cursor-pointer py-2 break-words">
        {label}
      </label>
    </div>
  );
}
