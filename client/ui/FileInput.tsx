import type { ComponentProps } from 'react';

/** Chooses a file; looks like the other fields, with a button in it. */
export function FileInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <input
      type="file"
      {...props}
      className="block w-full rounded-sm border-2 border-line-form bg-paper p-1.5 text-sm file:mr-4 file:min-h-9 file:rounded file:border-2 file:border-solid file:border-brand file:bg-paper file:px-3 file:font-bold file:text-brand-dark"
    />
  );
}
