import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ComponentTable } from './ComponentTable.tsx';
import type { StatusRowFragment } from './status-page.generated.ts';
import { SHOW_AS_BARS, SHOW_AS_TABLE } from './words.ts';

const DaysTable = lazy(() => import('./DaysTable.tsx').then((module) => ({ default: module.DaysTable })));

/** The components with the bars of their days, or with their days as tables. */
export function ComponentsSection({ components }: { components: readonly StatusRowFragment[] }) {
  const [isTable, setTable] = useState(false);
  return (
    <section aria-labelledby="components">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="components" className="text-h2">
          Components
        </h2>
        <button
          type="button"
          onClick={() => setTable(!isTable)}
          data-print="hide"
          className="min-h-11 rounded text-sm text-link underline underline-offset-[0.15em] hover:text-link-hover noscript:hidden"
        >
          {isTable ? SHOW_AS_BARS : SHOW_AS_TABLE}
        </button>
      </div>
      {isTable ? (
        <Suspense fallback={<Skeleton className="mt-4 h-120 w-full" />}>
          <DaysTable components={components} />
        </Suspense>
      ) : (
        <ComponentTable components={components} />
      )}
    </section>
  );
}
