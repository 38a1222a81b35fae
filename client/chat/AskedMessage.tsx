import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface AskedMessageProps {
  text: string;
  /** The text if its reply failed. */
  failed: string | undefined;
  onAgain: () => void;
  /** What of its reply is here already. */
  children?: ReactNode;
}

/** The visitor's message with, if its reply failed, a button to retry. */
export function AskedMessage({ text, failed, onAgain, children }: AskedMessageProps) {
  return (
    <div>
      <p className="ml-auto w-fit max-w-[85%] rounded-sm bg-brand-tint px-3.5 py-2 text-sm wrap-anywhere whitespace-pre-line">
        <span className="sr-only">You: </span>
        {text}
      </p>
      {children}
      {failed && (
        <div className="mt-3 border-l-4 border-err pl-3 text-sm">
          <p className="flex items-center gap-2 font-bold text-err-dark">
            <CircleAlert aria-hidden className="size-5" strokeWidth={2} />
            {failed}
          </p>
          <button
            type="button"
            onClick={onAgain}
            className="min-h-6 text-link underline underline-offset-[0.15em] hover:text-link-hover pointer-coarse:min-h-11"
          >
            Try again
          </button>
        </div>
      )}
    </div>
  );
}
