import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';

export interface SheetProps {
  /** Names the dialog, and takes the focus: what follows is to be read, not filled in. */
  title: string;
  /** Said politely when it changes. */
  status?: string | undefined;
  /** Stands in the bar beside Close: where one is. */
  place: string;
  /** Small for a few facts: 512 pixels in the middle of the window. */
  size?: 'large' | 'small';
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog, for something long to read 800 pixels from the right; the whole screen on phones. It opens by being rendered.
 * The page behind is inert, Escape and the scrim close it, and the focus goes back to where it came from.
 */
export function Sheet({ title, status, place, size = 'large', onClose, children }: SheetProps) {
  const { modal, bar, body } = looks[size];
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="scrim-enter fixed inset-0 z-40 bg-navy/62 print:static print:bg-paper"
    >
      <Modal
        className={`sheet-enter fixed bg-paper shadow-overlay print:static print:max-w-none print:shadow-none ${modal}`}
      >
        <Dialog
          aria-labelledby={titleId}
          className="flex h-full max-h-[inherit] flex-col outline-none print:block print:h-auto"
        >
          <div
            data-print="hide"
            className={`flex h-16 shrink-0 items-center justify-between border-b border-line pr-4 ${bar}`}
          >
            <p className="text-sm text-ink-2">{place}</p>
            <button
              type="button"
              onClick={onClose}
              className="flex min-h-11 items-center gap-2 rounded px-2 text-sm font-medium text-link underline underline-offset-[0.15em] hover:text-link-hover"
            >
              Close
              <X aria-hidden className="size-5" strokeWidth={2} />
            </button>
          </div>
          {/* Scrolls by keyboard: the heading inside has the focus. */}
          <div className={`grow overflow-y-auto overscroll-contain py-8 print:overflow-visible print:p-0 ${body}`}>
            <h2 id={titleId} ref={heading} tabIndex={-1} className="text-h2">
              {title}
            </h2>
            <p role="status" className="sr-only">
              {status}
            </p>
            {children}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

const looks = {
  large: { modal: 'inset-y-0 right-0 w-full md:max-w-200', bar: 'pl-4 sm:pl-16', body: 'px-4 sm:px-16' },
  small: {
    modal: 'max-sm:inset-0 sm:inset-x-0 sm:top-[12dvh] sm:mx-auto sm:max-h-[76dvh] sm:w-128 sm:rounded-lg',
    bar: 'pl-4 sm:pl-8',
    body: 'px-4 sm:px-8',
  },
};
