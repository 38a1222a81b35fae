import { useApolloClient } from '@apollo/client/react';
import { problemsOf } from '../../forms/problem.ts';
import { notify } from '../../ui/notify.ts';
import { JobForm } from './JobForm.tsx';
import { draftOf, inputOf, type JobDraft, withFixed } from './job-draft.ts';
import { type JobAsPostedFragment, type PostingQuery, UpdateJobDocument } from './posting.generated.ts';
import { type OnUnsent, useDraft } from './use-draft.ts';
import { useRefreshedJobs } from './use-job-lists.ts';
import { CHANGE_JOB, JOB_SAVED, NOT_SAVED } from './words.ts';

interface ChangeJobProps {
  job: JobAsPostedFragment;
  me: NonNullable<PostingQuery['me']>;
  choices: PostingQuery;
  onUnsent: OnUnsent;
  onDone: () => void;
}

/** Edits a post, from its present content. */
export function ChangeJob({ job, me, choices, onUnsent, onDone }: ChangeJobProps) {
  const client = useApolloClient();
  const refresh = useRefreshedJobs();
  const kept = useDraft({ accountId: me.id, form: `job ${job.id}` }, draftOf(job), onUnsent);
  const isFixed = job.applications > 0;
  // A user may have applied since the draft was kept.
  const keeper = isFixed ? { ...kept, draft: withFixed(kept.draft, job) } : kept;
  const send = async (draft: JobDraft) => {
    const { data } = await client.mutate({
      mutation: UpdateJobDocument,
      variables: { id: job.id, input: inputOf(draft) },
    });
    const answer = data?.updateJob;
    if (answer?.__typename !== 'JobPayload') return problemsOf(answer, NOT_SAVED);
    keeper.reset();
    notify({ title: JOB_SAVED });
    refresh();
    onDone();
    return [];
  };
  return (
    <>
      {job.closedAt && (
        <p className="mb-6 border-l-4 border-amber bg-amber-tint p-4 text-sm">
          This job is closed. It stays closed when you save your changes.
        </p>
      )}
      <JobForm
        title={CHANGE_JOB}
        labels={['Save changes', 'Saving changes...']}
        failure={NOT_SAVED}
        keeper={keeper}
        choices={choices}
        employer={job.employer.name}
        {...(isFixed && { applications: job.applications })}
        onSend={send}
      />
    </>
  );
}
