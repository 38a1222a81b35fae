import { CircleAlert } from 'lucide-react';
import { Button } from './Button.tsx';

interface ErrorPanelProps {
  title: string;
  /** The sentence of the error catalogue. */
  message: string;
  onRetry: () => void;
  busy?: boolean;
  /** One below that of the heading above it. */
  headingLevel?: 'h2' | 'h3';
}

/** Replaces a part of a page that could not be loaded; the visitor's settings stay. */
export function ErrorPanel({ title, message, onRetry, busy = false, headingLevel: Heading = 'h3' }: ErrorPanelProps) {
  return (
    <div role="alert" className="my-6 border-l-[6px] border-err bg-err-tint p-6">
      <Heading className="flex items-start gap-3 text-h3">
        <CircleAlert aria-hidden className="mt-1 size-6 shrink-0 text-err" strokeWidth={2} />
        {title}
      </Heading>
      <p className="mt-2 text-sm">{message}</p>
      <Button className="mt-4" size="compact" onClick={busy ? undefined : onRetry} aria-disabled={busy}>
        Try again
      </Button>
    </div>
  );
}
