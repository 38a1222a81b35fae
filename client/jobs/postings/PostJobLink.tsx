import { Link } from 'react-router-dom';
import { openedState } from '../../dialog/dialog-address.ts';
import { preloadJobForms } from '../LazyJobForms.tsx';

/** The quiet way for employers. Its script comes on the first sign that a user is about to follow it. */
export function PostJobLink({ className }: { className: string }) {
  return (
    <Link
      to="/staff-portal?form=job"
      state={openedState()}
      data-post-job
      onPointerEnter={preloadJobForms}
      onFocus={preloadJobForms}
      className={className}
    >
      Post a job
    </Link>
  );
}
