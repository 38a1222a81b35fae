import { PrintButton } from '../ui/PrintButton.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import type { OpenDocumentFragment } from './open-document.generated.ts';
import { DOWNLOAD } from './words.ts';

/** The ways to take a document along. */
export function DocumentActions({ document }: { document: OpenDocumentFragment }) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
      <DownloadButton document={document} variant="primary">
        {DOWNLOAD} (TXT, {document.fileSize})
      </DownloadButton>
      <PrintButton>Print</PrintButton>
      <p className="hidden w-full text-sm text-ink-2 noscript:block">
        Downloading needs JavaScript. The full text stands below.
      </p>
    </div>
  );
}
