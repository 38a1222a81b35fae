import { lazy, Suspense } from 'react';
import { RowSkeletons } from '../../desk/RowSkeletons.tsx';

const ContentDesk = lazy(() => import('./ContentDesk.tsx').then((module) => ({ default: module.ContentDesk })));

/** The content of the portal, whose script comes when its section is opened. */
export function ContentSection() {
  return (
    <Suspense fallback={<RowSkeletons />}>
      <ContentDesk />
    </Suspense>
  );
}
