import { ContentLink } from '../../ui/ContentLink.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { openedJobWords } from '../words.ts';
import { AppliedNotice } from './AppliedNotice.tsx';
import type { ApplyFormQuery, OwnApplicationFragment } from './job-applications.generated.ts';

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
      <AppliedNotice applied={applied}>
        You can apply once for each job. <ContentLink href="/account#applications">See your applications</ContentLink>
      </AppliedNotice>
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
