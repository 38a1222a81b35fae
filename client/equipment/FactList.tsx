import type { ReactNode } from 'react';

/** Facts as a list of terms. One that was left empty is not among them. */
export function FactList({ facts }: { facts: readonly (readonly [term: string, value: ReactNode])[] }) {
  return (
    <dl className="num border-t border-line text-sm">
      {facts
        .filter(([, value]) => value !== '')
        .map(([term, value]) => (
          <div
            key={term}
            className="grid grid-cols-[8rem_1fr] gap-x-4 border-b border-line py-2.5 sm:grid-cols-[11rem_1fr]"
          >
            <dt className="font-bold">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
