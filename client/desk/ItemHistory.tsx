import { useState } from 'react';
import { formatMoment } from '../ui/moments.ts';
import { actionInWords, actorInWords } from './audit-words.ts';
import { useItemHistoryQuery } from './history.generated.ts';

interface ItemHistoryProps {
  id: string;
  /** What the item is called, for those who do not see it beside this. */
  name: string;
}

/** The audit entries of one item, the newest first. They are queried when it is opened. */
export function ItemHistory({ id, name }: ItemHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-4 text-sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link underline underline-offset-[0.15em] hover:text-link-hover">
        History<span className="sr-only"> of {name}</span>
      </summary>
      {isOpen && <Entries id={id} />}
    </details>
  );
}

function Entries({ id }: { id: string }) {
  const { data, error } = useItemHistoryQuery({ variables: { subjectId: id }, fetchPolicy: 'cache-and-network' });
  if (error && !data) return <p role="alert">The history could not be loaded. {error.message}</p>;
  if (!data) return <p role="status">Loading the history...</p>;
  if (data.auditLog.nodes.length === 0) return <p>There are no entries yet.</p>;
  return (
    <ol className="border-t border-line">
      {data.auditLog.nodes.map((entry) => (
        <li key={entry.id} className="border-b border-line py-2">
          <p className="wrap-anywhere">
            {actionInWords(entry.action)}, {actorInWords(entry)}
          </p>
          <p className="num text-xs text-ink-2">{formatMoment(entry.happenedAt)}</p>
          {entry.reason && <p className="text-xs wrap-anywhere whitespace-pre-line">{entry.reason}</p>}
        </li>
      ))}
    </ol>
  );
}
