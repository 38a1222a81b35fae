import { formatDate } from '../ui/dates.ts';
import { Tag } from '../ui/Tag.tsx';
import { UrgencyTag } from '../ui/UrgencyTag.tsx';
import { ApplyLink } from './ApplyLink.tsx';
import type { OpenJobFragment } from './open-job.generated.ts';
import { OwnerTools } from './postings/OwnerTools.tsx';
import { UnlessApplied } from './UnlessApplied.tsx';

/** The way to apply and how much it presses; for a closed job, that it is closed. Its owner finds more below. */
export function JobActions({ job }: { job: OpenJobFragment }) {
  return (
    <>
      {job.isOpen ? <WaysToApply job={job} /> : <Closed job={job} />}
      <OwnerTools id={job.id} />
    </>
  );
}

function Closed({ job }: { job: OpenJobFragment }) {
  const day = job.closedAt ?? job.closesAt;
  return (
    <>
      <div className="mt-4 border-l-[6px] border-amber bg-amber-tint px-6 py-4">
        <p className="text-base font-bold">This job is closed</p>
        <p className="text-sm">{day && `It closed on ${formatDate(day)}. `}You can no longer apply for it.</p>
      </div>
      <div className="mt-4 empty:hidden">
        <UnlessApplied job={job} />
      </div>
    </>
  );
}

function WaysToApply({ job }: { job: OpenJobFragment }) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <UnlessApplied job={job}>
        <ApplyLink job={job} isPrimary />
      </UnlessApplied>
      <UrgencyTag urgency={job.urgency} />
      {!job.closesAt && <Tag tone="neutral">Open until filled</Tag>}
    </div>
  );
}
