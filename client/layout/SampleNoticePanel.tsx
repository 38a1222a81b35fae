import { Link, useLocation } from 'react-router-dom';
import { closedAddress } from '../dialog/closed-address.ts';
import { openDialog } from '../dialog/dialog-address.ts';
import { SAMPLE_LINK, SAMPLE_LINK_TITLE, SAMPLE_MEANING } from '../ui/late-words.ts';
import { SAMPLE_NOTICE } from '../ui/SampleLink.tsx';

/** What a sample link shows in a browser without scripts. */
export function SampleNoticePanel() {
  const { search } = useLocation();
  if (openDialog(search) !== SAMPLE_NOTICE) return null;
  return (
    <section aria-labelledby="sample-notice-title" className="border-b border-line bg-paper">
      <div className="page-wrap py-6">
        <h2 id="sample-notice-title" className="text-h3">
          {SAMPLE_LINK_TITLE}
        </h2>
        <p className="mt-2 text-sm">{SAMPLE_LINK}</p>
        <p className="mt-2 text-sm">{SAMPLE_MEANING}</p>
        <Link to={{ search: closedAddress(search) }} className="mt-2 inline-flex min-h-11 items-center text-sm">
          Close
        </Link>
      </div>
    </section>
  );
}
