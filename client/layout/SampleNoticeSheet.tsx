import { Sheet } from '../ui/Sheet.tsx';
import { SAMPLE_LINK, SAMPLE_LINK_TITLE } from './sample-link-words.ts';
import { SAMPLE_MEANING } from './words.ts';

/** Says why there is no site behind a sample link. */
export function SampleNoticeSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={SAMPLE_LINK_TITLE} place="Sample data" size="small" onClose={onClose}>
      <p className="mt-4">{SAMPLE_LINK}</p>
      <p className="mt-4">{SAMPLE_MEANING}</p>
    </Sheet>
  );
}
