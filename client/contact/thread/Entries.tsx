import { formatMoment } from '../../ui/moments.ts';
import type { ShownEntryFragment } from './thread.generated.ts';

interface EntriesProps {
  entries: readonly ShownEntryFragment[];
  /** What both sides are called to the reader. */
  sender: string;
  operator: string;
}

const deeds = { MESSAGE: 'wrote', CLOSED: 'closed the message', REOPENED: 'opened the message again' } as const;

/** All that has happened to an enquiry, the oldest first. */
export function Entries({ entries, sender, operator }: EntriesProps) {
  return (
    <ol className="border-b border-line">
      {entries.map(({ id, kind, writtenBy, body, happenedAt }) => {
        const isOurs = writtenBy === 'OPERATOR';
        return (
          <li key={id} className={`border-t border-line py-4 ${isOurs ? 'border-l-4 border-l-brand pl-4' : ''}`}>
            <p className="text-sm wrap-anywhere">
              <span className="font-bold">{isOurs ? operator : sender}</span> {deeds[kind]}
              <span className="num ml-2 text-xs text-ink-2">{formatMoment(happenedAt)}</span>
            </p>
            {body && <p className="mt-2 whitespace-pre-line wrap-anywhere">{body}</p>}
          </li>
        );
      })}
    </ol>
  );
}
