import type { ReactNode } from 'react';

/** Fields that belong together, under a heading of their own. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-6">
      <legend className="float-left w-full pb-6 text-lg font-bold">{title}</legend>
      <div className="clear-both space-y-6">{children}</div>
    </fieldset>
  );
}
