import { Link } from 'react-router-dom';
import { Tag } from '../../ui/Tag.tsx';
import { noticePath } from './notice-list.ts';
import { SALE_PAUSED } from './words.ts';

interface PausedNoteProps {
  notices: readonly { readonly id: string; readonly reference: string; readonly slug: string }[];
}

/** The same in a line: in the place of the way to buy on a card, and beside an item of an order. */
export function PausedNote({ notices }: PausedNoteProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
      <Tag tone="alert">{SALE_PAUSED}</Tag>
      {notices.map((notice) => (
        <Link key={notice.id} to={noticePath(notice)} className="inline-flex min-h-6 items-center wrap-anywhere">
          Safety notice {notice.reference}
        </Link>
      ))}
    </span>
  );
}
