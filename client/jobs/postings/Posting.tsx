import type { ReactNode } from 'react';
import { useSession, useSessionKeeper } from '../../accounts/use-session.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { ChangeJob } from './ChangeJob.tsx';
import { CloseJob } from './CloseJob.tsx';
import { NewJob } from './NewJob.tsx';
import { NoOrganization, NotVerified } from './NotVerified.tsx';
import { PostingSkeleton } from './PostingSkeleton.tsx';
import { useJobToChangeQuery, usePostingQuery } from './posting.generated.ts';
import type { PostingTask } from './posting-address.ts';
import type { OnUnsent } from './use-draft.ts';
import { FORM_NOT_LOADED, NOT_YOURS, NOT_YOURS_ADVICE } from './words.ts';

interface PostingProps {
  task: PostingTask;
  id: string | null;
  onUnsent: OnUnsent;
  onDone: () => void;
}

/** What a user who signed in finds in the dialog: the form, or what stands before it. */
export function Posting({ task, id, onUnsent, onDone }: PostingProps) {
  const keeper = useSessionKeeper();
  const { session, failure } = useSession();
  const choices = usePostingQuery({ skip: !session });
  const found = useJobToChangeQuery({
    variables: { id: id ?? '' },
    skip: !session || !id,
    fetchPolicy: 'network-only',
  });
  const problem = failure ?? choices.error ?? found.error;
  const me = choices.data?.me;
  if (session && me && choices.data && (!id || found.data)) {
    if (me.access === 'MEMBER') return <NotVerified email={me.email} emailConfirmed={me.emailConfirmed} />;
    const job = found.data?.jobToChange;
    if (id && !job) return <NotYours />;
    if (job && task === 'close') return <CloseJob job={job} onDone={onDone} />;
    if (job && task === 'copy' && me.organization !== '') {
      return <NewJob me={me} choices={choices.data} copied={job} onUnsent={onUnsent} />;
    }
    if (job && task === 'job')
      return <ChangeJob job={job} me={me} choices={choices.data} onUnsent={onUnsent} onDone={onDone} />;
    if (me.organization === '') return <NoOrganization />;
    return <NewJob me={me} choices={choices.data} onUnsent={onUnsent} />;
  }
  if (!problem || choices.loading || found.loading) return <PostingSkeleton />;
  const retry = async () => {
    if (!session) await keeper.renew();
    else await Promise.all([choices.refetch(), id ? found.refetch() : undefined]);
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
