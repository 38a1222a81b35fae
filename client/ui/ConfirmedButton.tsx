import { useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';

interface ConfirmedButtonProps {
  label: string;
  /** Tells the button apart from others of the same label, for screen readers. */
  about: string;
  question: string;
  /** What happens, in a sentence or two. */
  consequence: string;
  yes: string;
  no: string;
  isWorking: boolean;
  onConfirm: () => void;
}

/** A button that asks once more before it does what cannot be taken back. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { label, about, question, consequence, yes, no, isWorking, onConfirm } = props;
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLParagraphElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking) heading.current?.focus();
    else if (wasAsking.current) opener.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking) {
    return (
      <Button ref={opener} size="compact" aria-disabled={isWorking} onClick={() => !isWorking && setAsking(true)}>
        {label}
        <span className="sr-only"> {about}</span>
      </Button>
    );
  }
  return (
    <div className="w-full border-l-[6px] border-amber bg-amber-tint p-5 text-sm">
      <p ref={heading} tabIndex={-1} className="font-bold outline-none">
        {question}
      </p>
      <p className="mt-2">{consequence}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="warning" aria-disabled={isWorking} onClick={isWorking ? undefined : onConfirm}>
          {yes}
        </Button>
        <Button aria-disabled={isWorking} onClick={() => !isWorking && setAsking(false)}>
          {no}
        </Button>
      </div>
    </div>
  );
}
