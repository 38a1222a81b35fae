import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../accounts/use-session.ts';
import { openedState } from '../../dialog/dialog-address.ts';
import { isOpenedHere, openedHereState } from '../../navigation/opened-here.ts';
import { useOwnerActionsQuery } from './own-posts.generated.ts';
import { withPosting } from './posting-address.ts';
import { ReopenButton } from './ReopenButton.tsx';

const linkClasses = 'inline-flex min-h-11 items-center font-medium';

/** The actions on an opened post for its owner and for operators; renders nothing for other users. */
export function OwnerActions({ id }: { id: string }) {
  const { session } = useSession();
  const location = useLocation();
  const { data } = useOwnerActionsQuery({ variables: { id }, skip: !session });
  const job = session && data?.jobToChange;
  if (!job) return null;
  // A dialog over the list gives way to the form, and comes back after it.
  const state = { ...openedState(), ...(isOpenedHere(location.state) && openedHereState()) };
  return (
    <nav aria-label="Your post" data-print="hide" className="mt-4 flex flex-wrap gap-x-6 text-sm">
      <Link to={{ search: withPosting(location.search, 'job') }} state={state} className={linkClasses}>
        Edit this job
      </Link>
      <Link to={{ search: withPosting(location.search, 'copy') }} state={state} className={linkClasses}>
        Duplicate this job
      </Link>
      {job.closedAt && (
        <ReopenButton id={id} className={linkClasses}>
          Open this job again
        </ReopenButton>
      )}
      {job.isOpen && (
        <Link to={{ search: withPosting(location.search, 'close') }} state={state} className={linkClasses}>
          Close this job
        </Link>
      )}
    </nav>
  );
}
