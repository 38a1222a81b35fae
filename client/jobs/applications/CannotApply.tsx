import { ContentLink } from '../../ui/ContentLink.tsx';
import { formatDate } from '../../ui/dates.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { openedJobWords } from '../words.ts';
import type { ApplyFormQuery, OwnApplicationFragment } from './job-applications.generated.ts';
import { STAGES } from './words.ts';

interface CannotApplyProps {
  job: ApplyFormQuery['job'] | undefined;
  applied: OwnApplicationFragment | undefined;
}

/** Why there is no form: that one has applied, that the job is closed, is applied for elsewhere, or is not there. */
export function CannotApply({ job, applied }: CannotApplyProps) {
  if (!job) {
    return (
      <p className="text-sm">
        {openedJobWords.unknown}. {openedJobWords.unknownAdvice}
      </p>
    );
  }
  if (applied) {
    return (
      <div className="border-l-[6px] border-brand bg-brand-tint p-5 text-sm">
        <p className="font-bold">
          You applied on {formatDate(applied.appliedAt)}
          {applied.stage && `: ${STAGES[applied.stage].label.toLowerCase()}`}
        </p>
        <p className="mt-1">
          You can apply once for each job. <ContentLink href="/account#applications">See your applications</ContentLink>
        </p>
      </div>
    );
  }
  if (job.isOpen && job.applyUrl) {
    return (
      <p className="text-sm">
        The employer takes applications for this job on another website.{' '}
        <ExternalLink href={job.applyUrl} data-apply-for={job.id}>
          Apply there
        </ExternalLink>
      </p>
    );
  }
  return <p className="text-sm">This job is closed. You can no longer apply for it.</p>;
}
