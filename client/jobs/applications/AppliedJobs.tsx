import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../accounts/use-session.ts';
import { Tag } from '../../ui/Tag.tsx';
import { type ApplicationsForJobsQuery, useApplicationsForJobsQuery } from './job-applications.generated.ts';
import { STAGES } from './words.ts';

type Application = ApplicationsForJobsQuery['myApplications']['nodes'][number];

interface AppliedJobsProps {
  jobs: readonly { id: string; applyUrl: string | null }[];
  /** Receives the content that replaces the link to apply in the row of each job. */
  onFound: (found: ReadonlyMap<string, ReactNode> | undefined) => void;
}

/** Asks once for all jobs of a page which of them the signed-in user has applied for on the portal. */
export function AppliedJobs({ jobs, onFound }: AppliedJobsProps) {
  const { session } = useSession();
  const jobIds = jobs.filter(({ applyUrl }) => !applyUrl).map(({ id }) => id);
  const { data } = useApplicationsForJobsQuery({
    variables: { jobIds, first: jobIds.length },
    skip: !session || jobIds.length === 0,
    fetchPolicy: 'cache-and-network',
  });
  const applications = session && data?.myApplications.nodes;
  useEffect(() => {
    const made = applications?.filter(({ startedElsewhere }) => !startedElsewhere) ?? [];
    onFound(
      new Map(
        made.map((application) => [application.job.id, <Applied key={application.id} application={application} />]),
      ),
    );
    return () => onFound(undefined);
  }, [applications, onFound]);
  return null;
}

function Applied({ application: { job, stage } }: { application: Application }) {
  return (
    <>
      <p className="self-center">
        <Tag tone="neutral">{stage === 'WITHDRAWN' ? STAGES.WITHDRAWN.label : 'Applied'}</Tag>
      </p>
      {/* The focus comes here from the form, which began at the way to apply. */}
      <Link to="/account#applications" data-apply={job.id} className="inline-flex min-h-11 items-center text-sm">
        Your application
        <span className="sr-only"> for {job.title}</span>
      </Link>
    </>
  );
}
