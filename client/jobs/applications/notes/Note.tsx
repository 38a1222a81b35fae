import { useEffect, useRef, useState } from 'react';
import { problemOf } from '../../../forms/problem.ts';
import { Button } from '../../../ui/Button.tsx';
import { formatMoment } from '../../../ui/moments.ts';
import { notify } from '../../../ui/notify.ts';
import { type ApplicationNoteFragment, useRemoveApplicationNoteMutation } from './application-notes.generated.ts';
import { NOTE_NOT_REMOVED } from './words.ts';

interface NoteProps {
  note: ApplicationNoteFragment;
  onChange: (notes: ApplicationNoteFragment[]) => void;
  /** It was removed: the focus is to go on elsewhere. */
  onRemoved: () => void;
}

/** One note with its author and time, and a button to remove it, after a confirmation. */
export function Note({ note: { id, text, author, notedAt }, onChange, onRemoved }: NoteProps) {
  const [remove, { loading }] = useRemoveApplicationNoteMutation();
  const [isAsking, setAsking] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  const when = formatMoment(notedAt);
  const answerYes = async () => {
    if (loading) return;
    const answer = await remove({ variables: { id } }).then(
      ({ data }) => data?.removeApplicationNote,
      (error: unknown) => ({ __typename: 'Failure' as const, ...problemOf(error, '') }),
    );
    if (answer?.__typename === 'ApplicationNotesPayload') {
      onChange(answer.notes);
      notify({ title: 'Note removed' });
      onRemoved();
      return;
    }
    notify({ title: NOTE_NOT_REMOVED, text: answer?.message ?? '', tone: 'error' });
    stop();
  };
  const stop = () => {
    setAsking(false);
    item.current?.focus({ preventScroll: true });
  };
  return (
    <li ref={item} tabIndex={-1} className="border-l-2 border-line-strong pl-3 outline-none">
      <p className="text-sm break-words whitespace-pre-line">{text}</p>
      <div className="flex flex-wrap items-center gap-x-4 text-xs text-ink-2">
        <p className="num break-words">
          {author}, {when}
        </p>
        {!isAsking && (
          <button
            type="button"
            className="min-h-11 text-link underline underline-offset-[0.15em] hover:text-link-hover"
            onClick={() => setAsking(true)}
          >
            Remove<span className="sr-only"> the note of {`${author}, ${when}`}</span>
          </button>
        )}
      </div>
      {isAsking && (
        <div className="mt-2 border-l-[6px] border-amber bg-amber-tint p-4">
          <p ref={question} tabIndex={-1} className="text-sm font-bold outline-none">
            Remove this note for everyone who reads these applications?
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button size="compact" aria-disabled={loading} onClick={() => void answerYes()}>
              {loading ? 'Removing...' : 'Yes, remove it'}
            </Button>
            <Button size="compact" aria-disabled={loading} onClick={() => !loading && stop()}>
              No, keep it
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
