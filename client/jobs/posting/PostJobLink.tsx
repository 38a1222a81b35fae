import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { openedState } from '../../dialog/dialog-address.ts';
import { preloadPosting } from './PostingEntry.tsx';

/** The quiet way for employers. Its script comes on the first sign that somebody is about to follow it. */
export function PostJobLink({ className }: { className: string }) {
  return (
    <Link
      to="/staff-portal?form=job"
      state={openedState()}
      data-post-job
      onPointerEnter={preloadPosting}
      onFocus={preloadPosting}
      className={className}
    >
      <Plus aria-hidden className="size-4.5 shrink-0" strokeWidth={2} />
      Post a job
    </Link>
  );
}
