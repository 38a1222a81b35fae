import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { type Area, areas } from '../areas.ts';
import { CloseButton } from './CloseButton.tsx';

export interface SheetProps {
  /** Names the dialog, and takes the focus: what follows is to be read, not filled in. */
  title: string;
  /** Said politely when it changes. */
  status?: string | undefined;
  /** The position, in the bar beside Close. */
  place: string;
  /** Its part of the portal, whose colour is shown along the top. */
  area?: Area | undefined;
  /** Small for a few facts: 512 pixels in the middle of the window. */
  size?: 'large' | 'small';
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog, for something long to read 800 pixels from the right; the whole screen on phones. It opens by being rendered.
 * The page behind is inert, Escape and the scrim close it, and the focus goes back to where it came from.
 */
export function Sheet({ title, status, place, area, size = 'large', onClose, children }: SheetProps) {
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
            className={`flex h-16 shrink-0 items-center justify-between border-b border-b-line pr-6 ${bar} ${area ? `border-t-4 ${areas[area].border}` : ''}`}
          >
            <p className="text-sm text-ink-2">{place}</p>
            <CloseButton onClose={onClose} />
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
    modal: 'max-sm:inset-0 sm:inset-x-0 sm:top-[6dvh] sm:mx-auto sm:max-h-[88dvh] sm:w-128 sm:rounded-lg',
    bar: 'pl-4 sm:pl-8',
    body: 'px-4 sm:px-8',
  },
};
