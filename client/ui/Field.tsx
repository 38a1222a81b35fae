import type { ReactNode } from 'react';

interface FieldProps {
  /** The id of the control inside. */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}

/**
 * Label, hint and error around one control. Where hint and error have the same words, only the error is shown. In a row
 * of a grid labels align at the top and controls at the bottom.
 */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className={`flex flex-col ${error ? 'border-l-4 border-err pl-4' : ''}`}>
      <label htmlFor={id} className="block text-sm font-bold">
        {label}
      </label>
      {hint && hint !== error && (
        <p id={`${id}-hint`} className="text-xs text-ink-2">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-bold text-err">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
      <div className="mt-auto pt-2">{children}</div>
    </div>
  );
}

/** The attributes that tie a control to its hint and error. */
export function describedBy({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const ids = [hint && hint !== error && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}
