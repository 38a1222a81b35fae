import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { problemsOf } from '../../forms/problem.ts';
import { useRequestKey } from '../../forms/use-request-key.ts';
import { draftOfSaved } from './drafts/draft-values.ts';
import type { SavedJobDraftFragment } from './drafts/job-drafts.generated.ts';
import { useSavedDraft } from './drafts/use-saved-draft.ts';
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
  /** The draft that it is gone on with. */
  opened?: SavedJobDraftFragment | undefined;
  onUnsent: OnUnsent;
  /** It was saved as a draft. */
  onSaved: () => void;
}

/** Advertises a post, and then links to it. */
export function NewJob({ me, choices, copied, opened, onUnsent, onSaved }: NewJobProps) {
  const client = useApolloClient();
  const refresh = useRefreshedJobs();
  const keeper = useDraft({ accountId: me.id, form: formOf(copied, opened) }, beginningOf(copied, opened), onUnsent);
  const saved = useSavedDraft(opened?.id);
  const [posted, setPosted] = useState<{ id: string; title: string; reference: string }>();
  const contextOf = useRequestKey();
  const saveDraft = async (draft: JobDraft) => {
    const problems = await saved.save(draft);
    if (problems.length > 0) return problems;
    keeper.reset();
    refresh();
    onSaved();
    return [];
  };
  const sendDraft = async (draft: JobDraft) => {
    const answer = await saved.publish(draft);
    if (!('id' in answer)) return answer;
    keeper.reset();
    setPosted(answer);
    refresh();
    return [];
  };
  const send = async (draft: JobDraft) => {
    if (saved.isSaved) return sendDraft(draft);
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
      onSaveDraft={saveDraft}
    />
  );
}

/** The place of the unsent draft in the tab. */
function formOf(copied: JobAsPostedFragment | undefined, opened: SavedJobDraftFragment | undefined): string {
  if (opened) return `draft ${opened.id}`;
  return copied ? `copy ${copied.id}` : 'job';
}

function beginningOf(copied: JobAsPostedFragment | undefined, opened: SavedJobDraftFragment | undefined): JobDraft {
  if (opened) return draftOfSaved(opened);
  return copied ? copyOf(copied) : emptyDraft;
}
