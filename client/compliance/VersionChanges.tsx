import { ChevronRight } from 'lucide-react';
import type { VersionChangeFragment } from './open-document.generated.ts';
import { TextPassages } from './TextPassages.tsx';

interface VersionChangesProps {
  /** Undefined if they were not asked for. */
  changes: readonly VersionChangeFragment[] | undefined;
  /** The number of the version that it is compared with. */
  from: string;
}

/** What changed between two versions, folded away until it is wanted. */
export function VersionChanges({ changes, from }: VersionChangesProps) {
  if (!changes?.length) {
    return null;
  }
  return (
    <details className="group mt-1 text-sm">
      <summary className="inline-flex min-h-9 items-center gap-1 text-link underline underline-offset-[0.15em] pointer-coarse:min-h-11">
        <ChevronRight aria-hidden className="size-4.5 group-open:rotate-90" strokeWidth={2} />
        What changed since version {from}
      </summary>
      <TextPassages changes={changes} />
    </details>
  );
}
