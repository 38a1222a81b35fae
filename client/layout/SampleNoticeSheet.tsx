import { SAMPLE_LINK, SAMPLE_LINK_TITLE, SAMPLE_MEANING } from '../ui/late-words.ts';
import { Sheet } from '../ui/Sheet.tsx';

/** Says why there is no site behind a sample link. */
export function SampleNoticeSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={SAMPLE_LINK_TITLE} place="Sample data" size="small" onClose={onClose}>
      <p className="mt-4">{SAMPLE_LINK}</p>
      <p className="mt-4">{SAMPLE_MEANING}</p>
    </Sheet>
  );
}
