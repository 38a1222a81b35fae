import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession, useSessionKeeper } from '../../accounts/use-session.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { ChangeJob } from './ChangeJob.tsx';
import { CloseJob } from './CloseJob.tsx';
import { DRAFT } from './drafts/draft-values.ts';
import { useJobDraftToEditQuery } from './drafts/job-drafts.generated.ts';
import { NewJob } from './NewJob.tsx';
import { NoOrganization, NotVerified } from './NotVerified.tsx';
import { PostingSkeleton } from './PostingSkeleton.tsx';
import { useJobToChangeQuery, usePostingQuery } from './posting.generated.ts';
import { FROM, type PostingTask, SHEET } from './posting-address.ts';
import { LateSheetForm } from './sheet/LateSheetForm.tsx';
import type { OnUnsent } from './use-draft.ts';
import { FORM_NOT_LOADED, NOT_YOURS, NOT_YOURS_ADVICE } from './words.ts';

interface PostingProps {
  task: PostingTask;
  id: string | null;
  onUnsent: OnUnsent;
  onDone: () => void;
}

/** The content of the dialog for a signed-in user: the form, or why it is not available. */
export function Posting({ task, id, onUnsent, onDone }: PostingProps) {
  const keeper = useSessionKeeper();
  const { session, failure } = useSession();
  const choices = usePostingQuery({ skip: !session });
  const found = useJobToChangeQuery({
    variables: { id: id ?? '' },
    skip: !session || !id,
    fetchPolicy: 'network-only',
  });
  const [params] = useSearchParams();
  const isSheet = params.get(FROM) === SHEET;
  const draftId = params.get(DRAFT);
  const isDraft = task === 'job' && !id && draftId !== null;
  const saved = useJobDraftToEditQuery({
    variables: { id: draftId ?? '' },
    skip: !session || !isDraft,
    // What the form begins with: that the draft is published or changed then takes nothing from it.
    fetchPolicy: 'no-cache',
  });
  const problem = failure ?? choices.error ?? found.error ?? saved.error;
  const me = choices.data?.me;
  if (session && me && choices.data && (!id || found.data) && (!isDraft || saved.data)) {
    if (me.access === 'MEMBER') return <NotVerified email={me.email} emailConfirmed={me.emailConfirmed} />;
    const job = found.data?.jobToChange;
    if (id && !job) return <NotYours />;
    if (job && task === 'close') return <CloseJob job={job} onDone={onDone} />;
    if (job && task === 'copy' && me.organization !== '') {
      return <NewJob me={me} choices={choices.data} copied={job} onUnsent={onUnsent} onSaved={onDone} />;
    }
    if (job && task === 'job')
      return <ChangeJob job={job} me={me} choices={choices.data} onUnsent={onUnsent} onDone={onDone} />;
    if (me.organization === '') return <NoOrganization />;
    if (isSheet) return <LateSheetForm employer={me.organization} onUnsent={onUnsent} />;
    const opened = saved.data?.jobDraft ?? undefined;
    if (isDraft && !opened) return <NoDraft />;
    return <NewJob me={me} choices={choices.data} opened={opened} onUnsent={onUnsent} onSaved={onDone} />;
  }
  if (!problem || choices.loading || found.loading || saved.loading) return <PostingSkeleton />;
  const retry = async () => {
    if (!session) await keeper.renew();
    else
      await Promise.all([choices.refetch(), id ? found.refetch() : undefined, isDraft ? saved.refetch() : undefined]);
  };
  return (
    <ErrorPanel
      title={FORM_NOT_LOADED}
      message={problem.message}
      onRetry={() => {
        retry().catch(() => {
          // The query's own error says what failed.
        });
      }}
    />
  );
}

function NotYours(): ReactNode {
  return (
    <>
      <h3 className="text-lg font-bold">{NOT_YOURS}</h3>
      <p className="mt-2 text-sm">{NOT_YOURS_ADVICE}</p>
    </>
  );
}

function NoDraft(): ReactNode {
  return (
    <>
      <h3 className="text-lg font-bold">There is no such draft</h3>
      <p className="mt-2 text-sm">It may have been published or deleted, or it is not yours.</p>
    </>
  );
}
