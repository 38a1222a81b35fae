import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { describedBy, Field } from './Field.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  icon?: LucideIcon;
}

/** One line of text with its label. The width follows the answer: give it by className. */
export function TextField({ label, hint, error, icon: Icon, className = 'w-full', ...input }: TextFieldProps) {
  const id = useId();
  const border = error ? 'border-err' : 'border-line-form';
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        {Icon && (
          <Icon aria-hidden className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-ink" strokeWidth={2} />
        )}
        <input
          id={id}
          {...describedBy({ id, hint, error })}
          className={`block h-12 rounded-sm border-2 bg-paper px-3 text-sm ${border} ${Icon ? 'pl-11' : ''} ${className}`}
          {...input}
        />
      </div>
    </Field>
  );
}
