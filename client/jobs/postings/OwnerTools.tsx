import { lazy, Suspense } from 'react';
import { useMark } from '../../accounts/sign-in-mark.ts';

const OwnerActions = lazy(() =>
  import('./OwnerActions.tsx').then(
    (module) => ({ default: module.OwnerActions }),
    // Where the script cannot be fetched, the job stands there without them.
    () => ({ default: () => null }),
  ),
);

/** The place of what the owner of a post can do with it. Its script is fetched by those who signed in alone. */
export function OwnerTools({ id }: { id: string }) {
  return (
    useMark() && (
      <Suspense>
        <OwnerActions id={id} />
      </Suspense>
    )
  );
}
