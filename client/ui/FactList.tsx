import type { ReactNode } from 'react';

export type Fact = readonly [term: string, value: ReactNode];

interface FactListProps {
  facts: readonly Fact[];
  /** How wide the terms are, as a class of the grid. */
  columns?: string;
}

/** Facts as a list of terms. One without a value has no row. */
export function FactList({ facts, columns = 'grid-cols-[9.5rem_1fr]' }: FactListProps) {
  const given = facts.filter(([, value]) => value);
  return (
    <dl className="num border-t border-line text-sm">
      {given.map(([term, value]) => (
        <div key={term} className={`grid gap-x-4 border-b border-line py-2.5 ${columns}`}>
          <dt className="font-bold">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
