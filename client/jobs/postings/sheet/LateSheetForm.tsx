import { lazy, Suspense } from 'react';
import { PostingSkeleton } from '../PostingSkeleton.tsx';

/** The form for posts from a spreadsheet. Its script comes when it is opened. */
const SheetForm = lazy(() =>
  import('./SheetForm.tsx').then(
    (module) => ({ default: module.SheetForm }),
    () => ({ default: () => <p className="text-sm">The form could not be loaded. Reload the page to try again.</p> }),
  ),
);

type LateSheetFormProps = Parameters<typeof import('./SheetForm.tsx')['SheetForm']>[0];

export function LateSheetForm(props: LateSheetFormProps) {
  return (
    <Suspense fallback={<PostingSkeleton />}>
      <SheetForm {...props} />
    </Suspense>
  );
}
