import { Tag } from '../../ui/Tag.tsx';
import type { ListedSafetyNoticeFragment } from './safety-notices.generated.ts';

/** How a notice is: open or withdrawn, and whether it is invented. */
export function NoticeTags({ notice }: { notice: Pick<ListedSafetyNoticeFragment, 'withdrawnAt' | 'isIllustrative'> }) {
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      <Tag tone={notice.withdrawnAt ? 'neutral' : 'alert'}>{notice.withdrawnAt ? 'Withdrawn' : 'Open'}</Tag>
      {notice.isIllustrative && <Tag tone="information">Illustrative</Tag>}
    </p>
  );
}
