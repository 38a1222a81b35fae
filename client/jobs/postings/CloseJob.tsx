import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { JobAsPostedFragment } from './posting.generated.ts';
import { useJobState } from './use-job-state.ts';

interface CloseJobProps {
  job: JobAsPostedFragment;
  onDone: () => void;
}

/** Asks before a post is closed, and says what that means. */
export function CloseJob({ job, onDone }: CloseJobProps) {
  const { close, isWorking } = useJobState();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-lg font-bold break-words">
        {job.closedAt ? `${job.title} is closed` : `Do you want to close ${job.title}?`}
      </h3>
      <p className="mt-2 text-sm">
        {job.closedAt
          ? 'It is not on the list any more, and nobody can apply for it.'
          : "It is taken off the list at once, and nobody can apply for it any more. You keep it under 'Your posts', where you can open it again until its closing date."}
      </p>
      <div className="mt-6 flex flex-wrap gap-4">
        {!job.closedAt && (
          <Button
            variant="primary"
            aria-disabled={isWorking}
            onClick={async () => {
              if (await close(job.id)) onDone();
            }}
          >
            {isWorking ? 'Closing job...' : 'Close job'}
          </Button>
        )}
        <Button onClick={onDone}>{job.closedAt ? 'Back' : 'Keep it open'}</Button>
      </div>
    </>
  );
}
