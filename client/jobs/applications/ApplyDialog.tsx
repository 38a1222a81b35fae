import type { Reference } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSession } from '../../accounts/use-session.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { openedJobWords } from '../opened-job-words.ts';
import { ApplicationSent } from './ApplicationSent.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import { CannotApply } from './CannotApply.tsx';
import { isOwnJob } from './is-own-job.ts';
import {
  ApplicationForJobDocument,
  type OwnApplicationFragment,
  useApplyFormQuery,
} from './job-applications.generated.ts';
import { APPLY_TITLE } from './words.ts';

interface ApplyDialogProps {
  jobId: string;
  onClose: () => void;
}

/** The application for a job of the portal, over the page, in each of its states. */
export function ApplyDialog({ jobId, onClose }: ApplyDialogProps) {
  const { session, failure } = useSession();
  const query = useApplyFormQuery({ variables: { jobId }, skip: !session, fetchPolicy: 'network-only' });
  const [sent, setSent] = useState<OwnApplicationFragment>();
  const isSent = sent !== undefined;
  useShownOnJob(jobId, sent);
  const { data, loading, refetch } = query;
  const error = query.error ?? failure;
  const job = data?.job;
  const applied = data?.myApplications.nodes.find(({ startedElsewhere }) => !startedElsewhere);
  const isOwn = data !== undefined && isOwnJob(data);
  const isOffered = job?.isOpen && !job.applyUrl && !applied && !isOwn;
  return (
    <FormDialog title={isSent ? 'Application sent' : APPLY_TITLE} onClose={onClose}>
      {job && !isSent && (
        <p className="mb-6 text-sm break-words">
          <span className="font-bold">{job.title}</span>
          <br />
          <span className="text-ink-2">
            {job.employer.name}, {job.location}
          </span>
        </p>
      )}
      {isSent && job && <ApplicationSent title={job.title} employer={job.employer.name} onClose={onClose} />}
      {!isSent && job && data.me && isOffered && <ApplyForm jobId={jobId} person={data.me} onSent={setSent} />}
      {!isSent && data && !isOffered && <CannotApply job={job} applied={applied} isOwn={isOwn} />}
      {!data && error && !loading && (
        <ErrorPanel title={openedJobWords.failed} message={error.message} onRetry={() => refetch()} />
      )}
      {!data && !(error && !loading) && <ApplySkeleton />}
    </FormDialog>
  );
}

/** The job behind the dialog says that one has applied: once the dialog does, or the form would vanish before. */
function useShownOnJob(jobId: string, sent: OwnApplicationFragment | undefined) {
  const client = useApolloClient();
  useEffect(() => {
    if (!sent) return;
    client.writeQuery({
      query: ApplicationForJobDocument,
      variables: { jobId },
      data: { myApplications: { nodes: [sent] } },
    });
    // A list behind it is changed at once, too: the focus goes back to its row.
    client.cache.modify<{ myApplications: { nodes: readonly Reference[] } }>({
      fields: {
        myApplications: (held, { storeFieldName, toReference }) => {
          const made = toReference({ __typename: 'JobApplication', id: sent.id });
          const isOfList = storeFieldName.includes('"jobIds"') && storeFieldName.includes(jobId);
          return made && isOfList && 'nodes' in held ? { ...held, nodes: [...held.nodes, made] } : held;
        },
      },
    });
  }, [client, jobId, sent]);
}

function ApplySkeleton() {
  return (
    <div aria-busy="true" className="space-y-4">
      <p role="status" className="sr-only">
        Loading the form
      </p>
      <Skeleton className="h-6 w-64" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-48 w-full" />
    </div>
  );
}
