import { lazy, type ReactNode, Suspense } from 'react';
import { useMark } from '../accounts/sign-in-mark.ts';

const OwnApplication = lazy(() =>
  import('./applications/OwnApplication.tsx').then(
    (module) => ({ default: module.OwnApplication }),
    // Where the script cannot be fetched, the way to apply stays.
    () => ({ default: ({ children }: { jobId: string; children: ReactNode }) => children }),
  ),
);

interface UnlessAppliedProps {
  job: { id: string; applyUrl: string | null };
  /** The way to apply; nothing if the job is closed. */
  children?: ReactNode;
}

/**
 * The way to apply, in whose place those who have applied find their application. Its script is fetched by those who
 * signed in alone, for a job that is applied for on the portal.
 */
export function UnlessApplied({ job: { id, applyUrl }, children }: UnlessAppliedProps) {
  if (!useMark() || applyUrl) return children;
  return (
    <Suspense fallback={children}>
      <OwnApplication jobId={id}>{children}</OwnApplication>
    </Suspense>
  );
}
