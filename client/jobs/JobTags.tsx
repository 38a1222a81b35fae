import { Tag } from '../ui/Tag.tsx';
import { UrgencyTag } from '../ui/UrgencyTag.tsx';
import type { OpenJobFragment } from './open-job.generated.ts';

/** How much a job that is open presses. */
export function JobTags({ job }: { job: OpenJobFragment }) {
  if (!job.isOpen) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      <UrgencyTag urgency={job.urgency} />
      {!job.closesAt && <Tag tone="neutral">Open until filled</Tag>}
    </p>
  );
}
