import { useEffect, useRef } from 'react';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { Button } from '../ui/Button.tsx';

interface OrganizationQuestionProps {
  /** The organisation until now. */
  organization: string;
  /** What is taken down, in a sentence; empty where nothing is. */
  takenDown: string;
  isWorking: boolean;
  onKeep: () => void;
}

/** Asks once more, before a verified user changes their organisation; saying yes sends the form. */
export function OrganizationQuestion({ organization, takenDown, isWorking, onKeep }: OrganizationQuestionProps) {
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div className="border-l-[6px] border-amber bg-amber-tint p-5 text-sm">
      <h3 ref={question} tabIndex={-1} className="font-bold outline-none">
        Do you want to change your organisation?
      </h3>
      <p className="mt-2">
        {takenDown && <span className="block">{takenDown}</span>}
        Your account is verified again. You cannot publish until then.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <SubmitButton
          label="Yes, change it and save"
          workingLabel="Saving profile..."
          variant="warning"
          isWorking={isWorking}
        />
        <Button aria-disabled={isWorking} onClick={isWorking ? undefined : onKeep} className="wrap-anywhere">
          No, keep {organization}
        </Button>
      </div>
    </div>
  );
}
