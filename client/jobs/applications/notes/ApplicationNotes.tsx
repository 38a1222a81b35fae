import { useEffect, useRef } from 'react';
import { useSession } from '../../../accounts/use-session.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useApplicationNotesQuery } from './application-notes.generated.ts';
import { Note } from './Note.tsx';
import { NoteForm } from './NoteForm.tsx';
import { useChangedNotes } from './use-changed-notes.ts';

interface ApplicationNotesProps {
  applicationId: string;
  /** Who applied. */
  name: string;
}

/** The notes that the employer has on an application, and the form for another one. */
export function ApplicationNotes({ applicationId, name }: ApplicationNotesProps) {
  const { session } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, loading, refetch } = useApplicationNotesQuery({
    variables: { applicationId },
    skip: !session,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const show = useChangedNotes(applicationId);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const notes = data?.applicationNotes;
  return (
    <section aria-label={`Notes on ${name}`} className="mt-4 rounded bg-canvas p-4">
      <h4 ref={heading} tabIndex={-1} className="text-base font-bold outline-none">
        Notes
      </h4>
      {error && !notes && (
        <ErrorPanel
          title="The notes could not be shown"
          message={error.message}
          onRetry={() => refetch()}
          busy={loading}
        />
      )}
      {!notes && !error && <Skeleton className="mt-3 h-12 w-full" />}
      {notes?.length === 0 && <p className="mt-2 text-sm">There is no note on this application yet.</p>}
      {notes && notes.length > 0 && (
        <ul className="mt-3 space-y-3">
          {notes.map((note) => (
            <Note key={note.id} note={note} onChange={show} onRemoved={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
      {notes && (
        <div className="mt-4">
          <NoteForm applicationId={applicationId} name={name} onChange={show} />
        </div>
      )}
    </section>
  );
}
