import { Check, Copy } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { Button } from './Button.tsx';
import type { ButtonVariant } from './button-classes.ts';
import { notify } from './notify.ts';
import { useExpiry } from './use-expiry.ts';

/** How long the button says that it has copied, in milliseconds. */
const SAID_FOR = 2000;

interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** What the button says, as "Copy phone number". */
  label: string;
  /** What shows the text: it is selected where the browser does not let a page copy. */
  shown: RefObject<HTMLElement | null>;
  /** What else tells it apart from others of its label, for screen readers. */
  about?: string;
  variant?: ButtonVariant;
  className?: string;
}

/** Copies a text, or prepares it to be copied by hand. */
export function CopyButton({ text, label, shown, about, variant = 'secondary', className = '' }: CopyButtonProps) {
  const [copies, setCopies] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopies((count) => count + 1);
      setRefused(false);
      notify({ title: 'Copied!' });
    } catch {
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
      setRefused(true);
    }
  };
  return (
    <>
      <Button variant={variant} size="compact" onClick={copy} className={className}>
        {copies > 0 ? <CopiedLabel key={copies} onExpiry={() => setCopies(0)} /> : <CopyLabel>{label}</CopyLabel>}
        {about && <span className="sr-only"> {about}</span>}
      </Button>
      {/* Always there, so that what comes is announced. */}
      <p role="status" className={`w-full text-xs empty:hidden ${variant === 'inverse' ? 'pb-2' : 'text-ink-2'}`}>
        {isRefused && 'Press Ctrl+C to copy'}
      </p>
    </>
  );
}

function CopyLabel({ children }: { children: string }) {
  return (
    <>
      <Copy aria-hidden className="size-5" strokeWidth={2} />
      {children}
    </>
  );
}

function CopiedLabel({ onExpiry }: { onExpiry: () => void }) {
  useExpiry({ isRunning: true, milliseconds: SAID_FOR, onExpiry });
  return (
    <>
      <Check aria-hidden className="size-5" strokeWidth={2} />
      Copied
    </>
  );
}
