import { type CSSProperties, type ReactNode, useId, useRef } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { CloseButton } from '../ui/CloseButton.tsx';
import { useNoticeHeight } from './use-notice-height.ts';

interface FormDialogProps {
  title: string;
  /** Wide, 720 pixels, for a form with long text. */
  size?: 'normal' | 'wide';
  /** Whether something was filled in that is not sent; by default, whether any field is not empty. */
  hasInput?: boolean | undefined;
  /** What has led to the form; read out with its title, as the focus goes past it. */
  note?: { title: string; text: string } | false;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog with a form: 512 pixels in the middle of the window, the whole screen on phones. A click beside it closes it
 * only while nothing has been filled in.
 */
export function FormDialog({ title, size = 'normal', hasInput, note, onClose, children }: FormDialogProps) {
  const titleId = useId();
  const noteId = useId();
  const body = useRef<HTMLDivElement>(null);
  const noticeHeight = useNoticeHeight();
  const noticeSpace = noticeHeight > 0 ? `calc(${noticeHeight}px + 2rem)` : '0px';
  return (
    <ModalOverlay
      isOpen
      isDismissable
      shouldCloseOnInteractOutside={() => !(hasInput ?? isFilledIn(body.current))}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="scrim-enter fixed inset-0 z-40 bg-navy/62 print:static print:bg-paper"
    >
      <Modal
        style={{ '--notice-space': noticeSpace } as CSSProperties}
        className={`above-notice sheet-enter fixed bg-paper shadow-overlay print:static print:max-h-none print:w-auto print:max-w-none print:shadow-none max-sm:inset-x-0 max-sm:top-0 max-sm:bottom-0 max-sm:pb-(--above-notice) sm:inset-x-0 sm:top-10 sm:mx-auto sm:max-h-[calc(100dvh-5rem-var(--above-notice))] xl:max-h-[calc(100dvh-5rem)] sm:max-w-[calc(100vw-4rem)] sm:rounded-lg ${widths[size]}`}
      >
        <Dialog
          aria-labelledby={titleId}
          {...(note && { 'aria-describedby': noteId })}
          className="flex h-full max-h-[inherit] flex-col outline-none print:block print:h-auto print:max-h-none"
        >
          <div className="flex shrink-0 items-center justify-between px-4 py-2.5 max-sm:border-b max-sm:border-line sm:px-8 sm:pt-4">
            <h2 id={titleId} className="text-h3">
              {title}
            </h2>
            <CloseButton onClose={onClose} />
          </div>
          <div
            ref={body}
            className="grow scroll-pt-4 overflow-y-auto overscroll-contain px-4 pt-5 pb-8 print:overflow-visible sm:px-8 sm:pt-4"
          >
            {note && (
              <p id={noteId} className="mb-6 border-l-[6px] border-brand bg-brand-tint p-4 text-sm">
                <span className="block font-bold">{note.title}</span>
                {note.text}
              </p>
            )}
            {children}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

const widths = { normal: 'sm:w-128', wide: 'sm:w-180' };

function isFilledIn(body: HTMLElement | null): boolean {
  const fields = [...(body?.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea') ?? [])];
  return fields.some(({ type, value, checked }) => (type === 'checkbox' ? checked : value !== ''));
}
