import { formatDate } from '../ui/dates.ts';
import { ApplyLink } from './ApplyLink.tsx';
import { closedDay } from './job-facts.ts';
import { LateSaveJob } from './LateSaveJob.tsx';
import type { OpenJobFragment } from './open-job.generated.ts';
import { OwnerTools } from './postings/OwnerTools.tsx';
import { UnlessApplied } from './UnlessApplied.tsx';

/** The way to apply; for a closed job, that it is closed. Its owner finds more below. */
export function JobActions({ job }: { job: OpenJobFragment }) {
  return (
    <>
      {job.isOpen ? <WaysToApply job={job} /> : <Closed job={job} />}
      <OwnerTools id={job.id} />
    </>
  );
}

function Closed({ job }: { job: OpenJobFragment }) {
  const day = closedDay(job);
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
      <LateSaveJob job={job} />
    </div>
  );
}
