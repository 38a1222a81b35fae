import { Link } from 'react-router-dom';
import { openedState } from '../../dialog/dialog-address.ts';
import { signInAddress } from '../sign-in-address.ts';
import type { MailedLink } from './mailed-link.ts';

/** Replaces the form of a mailed link that is no longer valid, with what to do instead. */
export function DeadLink({ kind }: Pick<MailedLink, 'kind'>) {
  return (
    <div className="max-w-read">
      <p role="status" className="border-l-[6px] border-err bg-err-tint p-5">
        This link has been used already, or it is too old.
      </p>
      {kind === 'reset' ? (
        <p className="mt-6">
          <Link to={{ search: signInAddress('', 'forgotten-password') }} state={openedState()}>
            Ask for a new link
          </Link>
        </p>
      ) : (
        <p className="mt-6">
          If you have used it before, your email address is confirmed. <Link to="/account">Your account</Link> shows
          whether it is, and sends you a new link if it is not.
        </p>
      )}
    </div>
  );
}
