import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

interface PostedProps {
  job: { id: string; title: string; reference: string };
  onAgain: () => void;
}

/** Says that a post is there, and leads to it. */
export function Posted({ job, onAgain }: PostedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className="border-l-[6px] border-go bg-go-tint p-6">
        <h3 ref={heading} tabIndex={-1} className="text-h3">
          Job posted
        </h3>
        <p className="mt-2 text-sm break-words">
          {job.title} is on the staff portal now. Its reference is{' '}
          <strong className="font-bold">{job.reference}</strong>.
        </p>
      </div>
      <p className="mt-6 text-sm">
        You can change and close it, and see who has applied, on your account page under 'Your posts'.
      </p>
      <div className="mt-6 flex flex-wrap gap-4">
        <ButtonLink variant="primary" to={`/staff-portal?job=${job.id}`} replace>
          View the job
        </ButtonLink>
        <Button onClick={onAgain}>Post another job</Button>
      </div>
    </>
  );
}
