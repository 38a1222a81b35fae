import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { describedBy } from '../ui/Field.tsx';

interface CheckboxFieldProps {
  name: string;
  /** May contain links: they do not tick the box. */
  label: ReactNode;
  error?: string | undefined;
  /** The value if it is ticked; 'on' by default. */
  value?: string;
  defaultChecked?: boolean;
}

/** One box to tick. */
export function CheckboxField({ name, label, error, value, defaultChecked }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div className={error ? 'border-l-4 border-err pl-4' : undefined}>
      {error && (
        <p id={`${id}-error`} className="mb-2 text-sm font-bold text-err">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
      <div className="relative flex items-start gap-3 text-sm">
        <input
          id={id}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={defaultChecked}
          {...describedBy({ id, error })}
          className={`peer mt-0.5 size-6 shrink-0 appearance-none rounded-sm border-2 bg-paper checked:border-ink ${error ? 'border-err' : 'border-line-form'}`}
        />
        <Check
          aria-hidden
          className="pointer-events-none absolute top-1 left-0.5 hidden size-5 peer-checked:block"
          strokeWidth={3}
        />
        <label htmlFor={id} className="py-0.5">
          {label}
        </label>
      </div>
    </div>
  );
}
