import { lazy, Suspense } from 'react';
import { useMark } from '../../accounts/sign-in-mark.ts';

const OwnerActions = lazy(() =>
  import('./OwnerActions.tsx').then(
    (module) => ({ default: module.OwnerActions }),
    // If the script cannot be fetched, the job is shown without them.
    () => ({ default: () => null }),
  ),
);

/** The actions of the owner of a post. Their script is fetched only after a sign-in. */
export function OwnerTools({ id }: { id: string }) {
  return (
    useMark() && (
      <Suspense>
        <OwnerActions id={id} />
      </Suspense>
    )
  );
}
