import { X } from 'lucide-react';

/** Closes a dialog. It stands in the dialog's first line, on the right. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      onClick={onClose}
      className="flex min-h-11 items-center gap-2 rounded pl-2 text-sm font-medium underline underline-offset-[0.15em] hover:text-link-hover"
    >
      Close
      <X aria-hidden className="size-5" strokeWidth={2} />
    </button>
  );
}
