import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { describedBy, Field } from './Field.tsx';

/** One choice of a list: the value that is sent, and the words that are read. */
export interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'children'> {
  label: string;
  options: readonly SelectOption[];
  hint?: string | undefined;
  error?: string | undefined;
}

/** A native list of choices with its label. */
export function SelectField({ label, options, hint, error, className = 'w-full', ...select }: SelectFieldProps) {
  const id = useId();
  const border = error ? 'border-err' : 'border-line-form';
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={`relative ${className}`}>
        <select
          id={id}
          {...describedBy({ id, hint, error })}
          className={`block h-12 w-full appearance-none rounded-sm border-2 bg-paper pr-10 pl-3 text-sm ${border}`}
          {...select}
        >
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute top-3.5 right-3 size-5" strokeWidth={2} />
      </div>
    </Field>
  );
}
