import { Link, useLocation } from 'react-router-dom';
import { closedAddress } from '../dialog/closed-address.ts';
import { readSignInMode } from './sign-in-address.ts';
import { SIGN_IN_TITLE } from './words.ts';

/** What the dialog's address shows in a browser without scripts, which cannot keep an access token. */
export function SignInPanel() {
  const { search } = useLocation();
  if (!readSignInMode(search)) return null;
  return (
    <section aria-labelledby="sign-in-panel-title" className="border-b border-line bg-paper">
      <div className="page-wrap py-6">
        <h2 id="sign-in-panel-title" className="text-h3">
          {SIGN_IN_TITLE}
        </h2>
        <p className="mt-2 text-sm">
          To sign in or create an account, turn on JavaScript in your browser and reload the page. Everything that is
          open to all can be read without.
        </p>
        <Link to={{ search: closedAddress(search) }} className="mt-2 inline-flex min-h-11 items-center text-sm">
          Close
        </Link>
      </div>
    </section>
  );
}
