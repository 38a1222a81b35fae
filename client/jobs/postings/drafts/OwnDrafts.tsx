import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { openedState } from '../../../dialog/dialog-address.ts';
import { problemOf } from '../../../forms/problem.ts';
import { Button } from '../../../ui/Button.tsx';
import { formatDate } from '../../../ui/dates.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { notify } from '../../../ui/notify.ts';
import { draftAddress } from './draft-values.ts';
import { type OwnDraftsQuery, useDeleteJobDraftMutation, useOwnDraftsQuery } from './job-drafts.generated.ts';

/** The posts that are begun and not advertised yet; nothing if there are none. */
export function OwnDrafts() {
  const { data, error, loading, refetch } = useOwnDraftsQuery({ fetchPolicy: 'cache-and-network' });
  const heading = useRef<HTMLHeadingElement>(null);
  const drafts = data?.jobDrafts ?? [];
  if (error && !data) {
    return (
      <ErrorPanel
        title="Your drafts could not be loaded"
        message={error.message}
        busy={loading}
        onRetry={() => refetch()}
      />
    );
  }
  if (drafts.length === 0) return null;
  return (
    <div className="mt-4">
      <h4 ref={heading} id="own-drafts" tabIndex={-1} className="text-base font-bold outline-none">
        Drafts
      </h4>
      <ul aria-labelledby="own-drafts" className="mt-2 border-t border-line">
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} onDeleted={() => heading.current?.focus()} />
        ))}
      </ul>
    </div>
  );
}

interface DraftRowProps {
  draft: OwnDraftsQuery['jobDrafts'][number];
  onDeleted: () => void;
}

/** One draft, with a link to continue it, and a button to delete it after a confirmation. */
function DraftRow({ draft: { id, title, author, changedAt }, onDeleted }: DraftRowProps) {
  const [isAsking, setAsking] = useState(false);
  const [remove, { loading }] = useDeleteJobDraftMutation({
    update: (cache) => cache.evict({ id: cache.identify({ __typename: 'JobDraft', id }) ?? '' }),
  });
  const name = title ?? 'Draft without a title';
  const answerYes = async () => {
    if (loading) return;
    const answer = await remove({ variables: { id } }).then(
      ({ data }) => data?.deleteJobDraft,
      (error: unknown) => ({ __typename: 'Failure' as const, ...problemOf(error, '') }),
    );
    setAsking(false);
    if (answer?.__typename === 'DeletedJobDraftPayload') {
      notify({ title: 'Draft deleted' });
      onDeleted();
    } else notify({ title: 'The draft could not be deleted', text: answer?.message ?? '', tone: 'error' });
  };
  return (
    <li className="border-b border-line py-4 text-sm">
      <p className="font-bold break-words">{name}</p>
      <p className="num text-xs break-words text-ink-2">
        Begun by {author}, changed on {formatDate(changedAt)}
      </p>
      {isAsking ? (
        <div className="mt-2 border-l-[6px] border-amber bg-amber-tint p-4">
          <p className="font-bold break-words">Delete the draft of {name}?</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button size="compact" autoFocus aria-disabled={loading} onClick={() => void answerYes()}>
              {loading ? 'Deleting...' : 'Yes, delete it'}
            </Button>
            <Button size="compact" aria-disabled={loading} onClick={() => !loading && setAsking(false)}>
              No, keep it
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap gap-x-6">
          <Link to={draftAddress(id)} state={openedState()} className="inline-flex min-h-11 items-center">
            Continue<span className="sr-only"> the draft of {name}</span>
          </Link>
          <button
            type="button"
            onClick={() => setAsking(true)}
            className="min-h-11 text-link underline underline-offset-[0.15em] hover:text-link-hover"
          >
            Delete<span className="sr-only"> the draft of {name}</span>
          </button>
        </div>
      )}
    </li>
  );
}
