import { useEffect, useRef } from 'react';
import { countOf } from '../../../lists/count-words.ts';
import { Button } from '../../../ui/Button.tsx';

interface MoveQuestionProps {
  /** Who applied. */
  names: readonly string[];
  /** Where they are moved to, in words. */
  stage: string;
  isWorking: boolean;
  onYes: () => void;
  onNo: () => void;
}

const MOST_NAMES = 10;

/** The confirmation for moving applications: how many, the applicants, and the stage. Each applicant gets an email. */
export function MoveQuestion({ names, stage, isWorking, onYes, onNo }: MoveQuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const more = names.length - MOST_NAMES;
  return (
    <div className="mt-4 border-l-[6px] border-amber bg-amber-tint p-5">
      <h3 ref={heading} tabIndex={-1} className="text-base font-bold outline-none">
        Move {countOf(names.length, 'application')} to {stage}?
      </h3>
      <p className="mt-1 text-sm break-words">
        {names.slice(0, MOST_NAMES).join(', ')}
        {more > 0 && ` and ${more} more`}
      </p>
      <p className="mt-1 text-sm">
        {names.length === 1 ? 'The applicant gets' : 'Each applicant gets'} an email about it.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="compact" aria-disabled={isWorking} onClick={onYes}>
          {isWorking ? 'Moving...' : 'Yes, move and email'}
        </Button>
        <Button size="compact" aria-disabled={isWorking} onClick={() => !isWorking && onNo()}>
          No, go back
        </Button>
      </div>
    </div>
  );
}
