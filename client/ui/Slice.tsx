import { type ReactNode, Suspense } from 'react';

/**
 * A part of a page that the browser hydrates in a task of its own, after what stands around it: for what is below the
 * first screen and not waited for.
 */
export function Slice({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
