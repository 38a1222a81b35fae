import { Link } from 'react-router-dom';
import { ContentLink } from '../../ui/ContentLink.tsx';
import { noticePath } from './notice-list.ts';
import type { PausingNoticeFragment } from './safety-notices.generated.ts';
import { SALE_PAUSED, WHAT_TO_DO } from './words.ts';

/** Says on a product that its sale is paused, by which notices, and what to do. */
export function PausedSale({ notices }: { notices: readonly PausingNoticeFragment[] }) {
  return (
    <section aria-label={SALE_PAUSED} className="mt-4 border-l-[6px] border-err bg-err-tint px-6 py-4">
      <p className="text-base font-bold text-err-dark">{SALE_PAUSED}</p>
      <p className="mt-1 text-sm">
        {notices.length === 1 ? 'A safety notice concerns' : 'Safety notices concern'} this product. You cannot ask for
        it here while {notices.length === 1 ? 'the notice is' : 'they are'} open. If you have it already, follow what to
        do.
      </p>
      <ul className="mt-3 space-y-3 text-sm">
        {notices.map((notice) => (
          <li key={notice.id} className="wrap-anywhere">
            <p className="font-bold">
              {notice.kindLabel} {notice.reference}: {notice.title}
            </p>
            <p className="mt-1 flex flex-wrap gap-x-6">
              <Link to={`${noticePath(notice)}#what-to-do`} className="inline-flex min-h-6 items-center">
                {WHAT_TO_DO}
                <span className="sr-only"> about {notice.reference}</span>
              </Link>
              <ContentLink href={notice.sourceUrl} className="inline-flex min-h-6 items-center">
                The notice itself<span className="sr-only"> {notice.reference}</span>
              </ContentLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
