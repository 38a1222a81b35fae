import { accountInWords } from '../../desk/audit-words.ts';
import { Button } from '../../ui/Button.tsx';
import { formatMoment } from '../../ui/moments.ts';
import { useContentRevisionsQuery } from './content.generated.ts';
import { RevisionChanges } from './RevisionChanges.tsx';
import { ACTIONS, type KindOfContent } from './words.ts';

interface ConflictNoteProps {
  kind: KindOfContent;
  id: string;
  /** The revision that the form began with. */
  read: number;
  /** Continues with the values of the form, based on this revision. */
  onKeepMine: (present: number) => void;
  onDropMine: () => void;
}

/** The changes of others since the form was opened, with a choice of which to keep. */
export function ConflictNote({ kind, id, read, onKeepMine, onDropMine }: ConflictNoteProps) {
  const { data } = useContentRevisionsQuery({
    variables: { kind: kind.kind, id, first: 5 },
    fetchPolicy: 'network-only',
  });
  const later = data?.contentRevisions.nodes.filter(({ number }) => number > read);
  const present = later?.[0]?.number;
  return (
    <section aria-labelledby="conflict" className="border-l-4 border-amber bg-amber-tint p-4 text-sm">
      <h3 id="conflict" className="font-bold">
        What was changed meanwhile
      </h3>
      {!later && <p role="status">Loading what was changed</p>}
      <ol className="mt-2 space-y-4">
        {later?.map((revision) => (
          <li key={revision.id}>
            <p>
              Revision {revision.number}: {ACTIONS[revision.action]}, {accountInWords(revision.savedBy)},{' '}
              {formatMoment(revision.savedAt)}
            </p>
            <RevisionChanges revision={revision} />
          </li>
        ))}
      </ol>
      {present !== undefined && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button size="compact" onClick={() => onKeepMine(present)}>
            Keep what I have written
          </Button>
          <Button size="compact" onClick={onDropMine}>
            Begin again with revision {present}
          </Button>
        </div>
      )}
    </section>
  );
}
