import { Suspense } from 'react';
import { lazyDialog } from './lazy-dialog.ts';
import type { SheetProps } from './Sheet.tsx';

const { Dialog, preload } = lazyDialog<SheetProps>(() => import('./Sheet.tsx').then((module) => module.Sheet));

export const preloadSheet = preload;

/** The dialog of `Sheet.tsx`, whose script comes when it is first needed. */
export function LazySheet(props: SheetProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
