import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { formatDate } from '../../ui/dates.ts';
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
        {job.isOpen ? `Do you want to close ${job.title}?` : `${job.title} is closed`}
      </h3>
      <p className="mt-2 text-sm">
        {job.isOpen
          ? 'It is removed from the list immediately, and no one can apply for it any more.'
          : 'It is no longer on the list, and no one can apply for it.'}
      </p>
      <p className="mt-2 text-sm">{afterClosing(job)}</p>
      <div className="mt-6 flex flex-wrap gap-4">
        {job.isOpen && (
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
        <Button onClick={onDone}>{job.isOpen ? 'Keep it open' : 'Back'}</Button>
      </div>
    </>
  );
}

/** What can still be done with a post that is closed, or is about to be. */
function afterClosing({ isOpen, closedAt, closesAt, applications }: JobAsPostedFragment): string {
  const read = applications > 0 ? 'You can still read its applications and move them to another stage. ' : '';
  if (!isOpen && closedAt === null) return `${read}To open it again, edit it and choose a later closing date.`;
  const until = closesAt ? `, until its closing date, ${formatDate(closesAt)}` : '';
  return `${read}It stays under 'Your posts' on your account page, where you can open it again${until}.`;
}
