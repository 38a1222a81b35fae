import type { ReactNode } from 'react';
import { useJobState } from './use-job-state.ts';

/** Opens a closed post again. It looks like the links beside it: nothing is lost by it that would be asked for. */
export function ReopenButton({ id, className, children }: { id: string; className: string; children: ReactNode }) {
  const { reopen, isWorking } = useJobState();
  return (
    <button
      type="button"
      aria-disabled={isWorking}
      onClick={() => void reopen(id)}
      className={`${className} text-link underline underline-offset-[0.15em] hover:text-link-hover`}
    >
      {children}
    </button>
  );
}
