import type { ReactNode } from 'react';

/** Facts as a list of terms. One without a value has no row. */
export function FactList({ facts }: { facts: readonly (readonly [term: string, value: ReactNode])[] }) {
  const given = facts.filter(([, value]) => value);
  return (
    <dl className="num border-t border-line text-sm">
      {given.map(([term, value]) => (
        <div key={term} className="grid grid-cols-[9.5rem_1fr] gap-x-4 border-b border-line py-2.5">
          <dt className="font-bold">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
