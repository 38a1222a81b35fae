import { Check, Copy } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { notify } from '../ui/notify.ts';
import { useExpiry } from '../ui/use-expiry.ts';
import { COPIED } from './words.ts';

/** How long the button says that it has copied, in milliseconds. */
const SAID_FOR = 2000;

interface CopyPhoneProps {
  phone: string;
  /** What shows the number: it is selected where the browser does not let a page copy. */
  shown: RefObject<HTMLElement | null>;
}

/** Copies a phone number, or prepares it to be copied by hand. */
export function CopyPhone({ phone, shown }: CopyPhoneProps) {
  const [copies, setCopies] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(phone);
      setCopies((count) => count + 1);
      setRefused(false);
      notify({ title: COPIED });
    } catch {
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
      setRefused(true);
    }
  };
  return (
    <>
      <Button size="compact" onClick={copy}>
        {copies > 0 ? <CopiedLabel key={copies} onExpiry={() => setCopies(0)} /> : <CopyLabel />}
      </Button>
      {/* Always there, so that what comes is announced. */}
      <p role="status" className="w-full text-xs text-ink-2 empty:hidden">
        {isRefused && 'Press Ctrl+C to copy'}
      </p>
    </>
  );
}

function CopyLabel() {
  return (
    <>
      <Copy aria-hidden className="size-5" strokeWidth={2} />
      Copy phone number
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
