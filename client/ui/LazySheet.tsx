import { lazy, Suspense } from 'react';
import type { SheetProps } from './Sheet.tsx';
import { SheetFailure } from './SheetFailure.tsx';

const load = () => import('./Sheet.tsx');
const Sheet = lazy(() =>
  load().then(
    (module) => ({ default: module.Sheet }),
    () => ({ default: SheetFailure }),
  ),
);

/** Fetches the dialog's script ahead: on the first sign that somebody is about to open one. */
export function preloadSheet(): void {
  load().catch(() => {
    // Where it cannot be fetched, the dialog itself will say so.
  });
}

/** The dialog of `Sheet.tsx`, whose script comes when it is first needed. */
export function LazySheet(props: SheetProps) {
  return (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  );
}
