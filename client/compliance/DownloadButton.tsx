import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import type { ButtonSize, ButtonVariant } from '../ui/button-classes.ts';
import { type DownloadableDocument, useDownload } from './use-download.ts';

interface DownloadButtonProps {
  document: DownloadableDocument;
  variant?: ButtonVariant;
  size?: ButtonSize;
  children: ReactNode;
}

/** Downloads the newest version of a document. It needs scripts: without them the document's page has the text. */
export function DownloadButton({ document, variant = 'secondary', size = 'normal', children }: DownloadButtonProps) {
  const { download, isBusy } = useDownload(document);
  return (
    <Button
      variant={variant}
      size={size}
      aria-disabled={isBusy}
      onClick={() => download()}
      className="noscript:hidden"
      data-print="hide"
    >
      {children}
    </Button>
  );
}
