import { Button } from '../ui/Button.tsx';
import type { GuideRowFragment } from './documentation-page.generated.ts';
import { useDownloadGuide } from './use-download-guide.ts';
import { DOWNLOAD } from './words.ts';

/** Saves a guide as a file. The file is put together by a script, so that without scripts there is no button. */
export function DownloadGuide({ guide }: { guide: GuideRowFragment }) {
  const { download, isBusy } = useDownloadGuide(guide);
  return (
    <Button
      size="compact"
      aria-disabled={isBusy}
      onClick={download}
      className="max-md:mt-2 noscript:hidden"
      data-print="hide"
    >
      {DOWNLOAD}
      <span className="sr-only"> {guide.title}</span>
    </Button>
  );
}
