import type { ComponentProps } from 'react';
import { ErrorPanel } from './ErrorPanel.tsx';
import { SectionsSkeleton } from './SectionsSkeleton.tsx';

interface UnloadedSectionsProps extends ComponentProps<typeof SectionsSkeleton> {
  /** What could not be loaded. */
  title: string;
  query: { readonly error?: Error | undefined; readonly loading: boolean; readonly refetch: () => unknown };
}

/** Replaces a long page without data, in a grid of 12 columns: its sections while it is loading, or the error. */
export function UnloadedSections({ title, query: { error, loading, refetch }, contents }: UnloadedSectionsProps) {
  if (!error) {
    return <SectionsSkeleton contents={contents} />;
  }
  return (
    <div className="col-span-12">
      <ErrorPanel title={title} message={error.message} busy={loading} headingLevel="h2" onRetry={() => refetch()} />
    </div>
  );
}
