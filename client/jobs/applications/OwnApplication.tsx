import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../accounts/use-session.ts';
import { AppliedNotice } from './AppliedNotice.tsx';
import { useApplicationForJobQuery } from './job-applications.generated.ts';

/** The user's application for a job; how to apply if there is none. */
export function OwnApplication({ jobId, children }: { jobId: string; children: ReactNode }) {
  const { session } = useSession();
  const { data } = useApplicationForJobQuery({
    variables: { jobId },
    skip: !session,
    fetchPolicy: 'cache-and-network',
  });
  const applied = session && data?.myApplications.nodes.find(({ startedElsewhere }) => !startedElsewhere);
  if (!applied) return children;
  return (
    <AppliedNotice applied={applied}>
      {applied.stage === 'WITHDRAWN' && 'You cannot apply for this job again. '}
      {/* The focus comes here from the form, which began at the way to apply. */}
      <Link to="/account#applications" data-apply={jobId}>
        See your application
      </Link>
    </AppliedNotice>
  );
}
