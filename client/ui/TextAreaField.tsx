import { type ComponentProps, useId } from 'react';
import { describedBy, Field } from './Field.tsx';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A text of several lines with its label. Its height follows the answer: give it by rows. */
export function TextAreaField({ label, hint, error, rows = 5, ...textarea }: TextAreaFieldProps) {
  const id = useId();
  const border = error ? 'border-err' : 'border-line-form';
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        id={id}
        rows={rows}
        {...describedBy({ id, hint, error })}
        className={`block w-full resize-y rounded-sm border-2 bg-paper px-3 py-2 text-sm ${border}`}
        {...textarea}
      />
    </Field>
  );
}
