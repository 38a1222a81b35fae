import { useLayoutEffect, useRef } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { Button } from './Button.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';

const TITLE = 'This could not be opened';

/**
 * Stands in for a dialog whose script could not be fetched: the browser's own dialog needs none. Browsers do not fetch a
 * script again that has failed in a document, so another try asks the server for the address, which it shows as a page.
 */
export function SheetFailure({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const address = createPath(useLocation());
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it is removed, so that the focus returns to its earlier element.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={TITLE}
      onCancel={onClose}
      className="m-auto w-full max-w-128 bg-paper p-4 shadow-overlay backdrop:bg-navy/62 sm:p-8"
    >
      <ErrorPanel
        title={TITLE}
        headingLevel="h2"
        message="Please check your internet connection."
        onRetry={() => window.location.assign(address)}
      />
      <Button size="compact" onClick={onClose}>
        Close
      </Button>
    </dialog>
  );
}
