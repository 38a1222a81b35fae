import { useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';

interface AskFirstProps {
  /** What the button says, and of what. */
  label: string;
  about: string;
  question: string;
  yes: string;
  no: string;
  isWorking: boolean;
  onYes: () => Promise<unknown>;
}

/** A button that asks before it does something. */
export function AskFirst({ label, about, question, yes, no, isWorking, onYes }: AskFirstProps) {
  const [isAsking, setAsking] = useState(false);
  const asked = useRef<HTMLParagraphElement>(null);
  const opener = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsking) asked.current?.focus();
  }, [isAsking]);
  const stop = () => {
    setAsking(false);
    opener.current?.focus({ preventScroll: true });
  };
  const answerYes = async () => {
    if (isWorking) return;
    await onYes();
    stop();
  };
  return (
    <div ref={opener} tabIndex={-1} className="outline-none">
      {isAsking ? (
        <div className="border-l-[6px] border-amber bg-amber-tint p-4">
          <p ref={asked} tabIndex={-1} className="text-sm font-bold break-words outline-none">
            {question}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button size="compact" aria-disabled={isWorking} onClick={() => void answerYes()}>
              {yes}
            </Button>
            <Button size="compact" aria-disabled={isWorking} onClick={() => !isWorking && stop()}>
              {no}
            </Button>
          </div>
        </div>
      ) : (
        <Button size="compact" onClick={() => setAsking(true)}>
          {label}
          <span className="sr-only"> {about}</span>
        </Button>
      )}
    </div>
  );
}
