import type { ReactNode } from 'react';
import { formatDate } from '../../ui/dates.ts';
import type { OwnApplicationFragment } from './job-applications.generated.ts';
import { STAGES } from './words.ts';

/** Says that somebody has applied, when, and how far it has come. */
export function AppliedNotice({ applied, children }: { applied: OwnApplicationFragment; children: ReactNode }) {
  return (
    <div className="border-l-[6px] border-brand bg-brand-tint p-5 text-sm">
      <p className="font-bold">
        You applied on {formatDate(applied.appliedAt)}
        {applied.stage && `: ${STAGES[applied.stage].label.toLowerCase()}`}
      </p>
      <p className="mt-1">{children}</p>
    </div>
  );
}
