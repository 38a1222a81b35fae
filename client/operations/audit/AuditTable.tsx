import { Link } from 'react-router-dom';
import { accountInWords, actionInWords, actorInWords } from '../../desk/audit-words.ts';
import type { DeskAddress } from '../../desk/use-desk-address.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { formatDate } from '../../ui/dates.ts';
import { formatTime } from '../../ui/moments.ts';
import { entryWords } from '../words.ts';
import type { AuditLogEntryFragment } from './audit-log.generated.ts';
import { recordAddress, recordInWords } from './entry-in-words.ts';

interface AuditTableProps {
  entries: readonly AuditLogEntryFragment[];
  address: DeskAddress;
  /** A link that was followed narrows the log: the place to put the focus to. */
  onFollow: () => void;
}

/** Entries of the log. Action, record and actor link to the log filtered by that. */
export function AuditTable({ entries, address, onFollow }: AuditTableProps) {
  const narrowed = (change: Record<string, string>, words: string, room = '') => (
    <Link
      to={address.of(change)}
      onClick={onFollow}
      className={`inline-flex min-h-6 items-center wrap-anywhere ${room}`}
    >
      {words}
    </Link>
  );
  const columns: readonly [Column<AuditLogEntryFragment>, ...Column<AuditLogEntryFragment>[]] = [
    {
      header: 'What was done',
      cell: ({ action, reason }) => (
        <>
          {narrowed({ action }, actionInWords(action), 'lg:min-w-36')}
          {reason && <p className="text-xs font-regular wrap-anywhere whitespace-pre-line text-ink-2">{reason}</p>}
        </>
      ),
    },
    { header: 'When', isNumber: false, cell: ({ happenedAt }) => <When at={new Date(happenedAt)} /> },
    { header: 'Record', cell: (entry) => <RecordLink entry={entry} /> },
    {
      header: 'Whose record',
      cell: ({ ownerId, ownerEmail }) =>
        ownerId ? narrowed({ account: ownerId }, accountInWords(ownerEmail), addressRoom) : 'No account',
    },
    {
      header: 'By whom',
      cell: (entry) =>
        entry.actorId ? narrowed({ actor: entry.actorId }, actorInWords(entry), addressRoom) : actorInWords(entry),
    },
  ];
  return <DataTable labelledBy={entryWords.many} columns={columns} rows={entries} rowKey={({ id }) => id} />;
}

/** So much that an email address of usual length stays whole beside a very long one. */
const addressRoom = 'lg:min-w-52';

function RecordLink({ entry }: { entry: AuditLogEntryFragment }) {
  const words = recordInWords(entry);
  const address = recordAddress(entry);
  if (!address) return <span className="num">{words}</span>;
  return (
    <Link to={address} className="num inline-flex min-h-6 items-center">
      {words}
    </Link>
  );
}

function When({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} className="num md:whitespace-nowrap">
      {formatDate(at)}, {formatTime(at)}
    </time>
  );
}
