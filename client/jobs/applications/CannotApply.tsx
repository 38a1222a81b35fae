import { ContentLink } from '../../ui/ContentLink.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { openedJobWords } from '../opened-job-words.ts';
import { AppliedNotice } from './AppliedNotice.tsx';
import type { ApplyFormQuery, OwnApplicationFragment } from './job-applications.generated.ts';

interface CannotApplyProps {
  job: ApplyFormQuery['job'] | undefined;
  applied: OwnApplicationFragment | undefined;
  /** Whether one has advertised it oneself. */
  isOwn: boolean;
}

/** Why there is no form: the job is the user's own, was applied for, is closed, takes applications elsewhere, or does not exist. */
export function CannotApply({ job, applied, isOwn }: CannotApplyProps) {
  if (!job) {
    return (
      <p className="text-sm">
        {openedJobWords.unknown}. {openedJobWords.unknownAdvice}
      </p>
    );
  }
  if (isOwn) {
    return (
      <p className="text-sm">
        You advertised this job yourself, so you cannot apply for it.{' '}
        <ContentLink href={`/staff-portal?job=${job.id}&form=applications`}>See the applications for it</ContentLink>
      </p>
    );
  }
  if (applied) {
    return (
      <AppliedNotice applied={applied}>
        {applied.stage === 'WITHDRAWN' ? 'You cannot apply for this job again.' : 'You can apply once for each job.'}{' '}
        <ContentLink href="/account#applications">See your applications</ContentLink>
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
