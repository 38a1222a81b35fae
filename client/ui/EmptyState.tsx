import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** Why nothing is there, and what to do next. */
  text: string;
  children?: ReactNode;
}

/** What a list shows when it has no rows: what, why, and the next step. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="py-6">
      <h3 className="text-h3">{title}</h3>
      <p className="mt-2 text-sm wrap-anywhere text-ink-2">{text}</p>
      {children && <div className="mt-4">{children}</div>}
    </div>
  );
}
