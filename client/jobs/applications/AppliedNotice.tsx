import type { ReactNode } from 'react';
import { formatDate } from '../../ui/dates.ts';
import type { OwnApplicationFragment } from './job-applications.generated.ts';
import { STAGES } from './words.ts';

/** Says that a user has applied, when, and how far it has come; or that they have withdrawn. */
export function AppliedNotice({ applied, children }: { applied: OwnApplicationFragment; children: ReactNode }) {
  return (
    <div className="border-l-[6px] border-brand bg-brand-tint p-5 text-sm">
      <p className="font-bold">
        {applied.stage === 'WITHDRAWN'
          ? `You withdrew your application on ${formatDate(applied.changedAt)}`
          : `You applied on ${formatDate(applied.appliedAt)}${stageOf(applied)}`}
      </p>
      <p className="mt-1">{children}</p>
    </div>
  );
}

function stageOf({ stage }: OwnApplicationFragment): string {
  return stage ? `: ${STAGES[stage].label.toLowerCase()}` : '';
}
