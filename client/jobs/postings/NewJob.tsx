import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { problemsOf } from '../../forms/problem.ts';
import { useRequestKey } from '../../forms/use-request-key.ts';
import { JobForm } from './JobForm.tsx';
import { copyOf, emptyDraft, inputOf, type JobDraft } from './job-draft.ts';
import { Posted } from './Posted.tsx';
import { CreateJobDocument, type JobAsPostedFragment, type PostingQuery } from './posting.generated.ts';
import { type OnUnsent, useDraft } from './use-draft.ts';
import { useRefreshedJobs } from './use-job-lists.ts';
import { DUPLICATE_JOB, NOT_POSTED, POST_A_JOB } from './words.ts';

interface NewJobProps {
  me: NonNullable<PostingQuery['me']>;
  choices: PostingQuery;
  /** The post that the new one begins as. */
  copied?: JobAsPostedFragment;
  onUnsent: OnUnsent;
}

/** Advertises a post, and says where it is then. */
export function NewJob({ me, choices, copied, onUnsent }: NewJobProps) {
  const client = useApolloClient();
  const refresh = useRefreshedJobs();
  const keeper = useDraft(
    { accountId: me.id, form: copied ? `copy ${copied.id}` : 'job' },
    copied ? copyOf(copied) : emptyDraft,
    onUnsent,
  );
  const [posted, setPosted] = useState<{ id: string; title: string; reference: string }>();
  const contextOf = useRequestKey();
  const send = async (draft: JobDraft) => {
    const input = inputOf(draft);
    const { data } = await client.mutate({
      mutation: CreateJobDocument,
      variables: { input },
      context: contextOf(input),
    });
    const answer = data?.createJob;
    if (answer?.__typename !== 'JobPayload') return problemsOf(answer, NOT_POSTED);
    keeper.reset();
    setPosted(answer.job);
    refresh();
    return [];
  };
  if (posted) return <Posted job={posted} onAgain={() => setPosted(undefined)} />;
  return (
    <JobForm
      title={copied ? DUPLICATE_JOB : POST_A_JOB}
      labels={['Post job', 'Posting job...']}
      failure={NOT_POSTED}
      keeper={keeper}
      choices={choices}
      employer={me.organization}
      onSend={send}
    />
  );
}
