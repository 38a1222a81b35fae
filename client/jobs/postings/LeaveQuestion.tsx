import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';

interface LeaveQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** The confirmation before unsent values are discarded. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="border-l-[6px] border-amber bg-amber-tint p-6">
      <h3 ref={heading} tabIndex={-1} className="text-h3">
        Do you want to leave without saving?
      </h3>
      <p className="mt-2 text-sm">What you filled in has not been sent yet.</p>
      <div className="mt-6 flex flex-wrap gap-4">
        <Button onClick={onStay}>Go on with the form</Button>
        <Button onClick={onLeave}>Leave and discard</Button>
      </div>
    </div>
  );
}
