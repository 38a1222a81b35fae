import { Link } from 'react-router-dom';
import { useSignOut } from '../accounts/use-sign-out.ts';

const rowClasses = 'flex min-h-12 w-full items-center text-base text-ink';

interface AccountLinksProps {
  name: string;
  /** Empty if none was named. */
  role: string;
  isOperator: boolean;
}

/** The signed-in user, and the actions that are available on every page. */
export function AccountLinks({ name, role, isOperator }: AccountLinksProps) {
  const signOut = useSignOut();
  return (
    <>
      {name && (
        <p className="py-3 text-sm text-ink-2">
          Signed in as <strong className="font-bold break-words text-ink">{name}</strong>
          {role && <span className="block">{role}</span>}
        </p>
      )}
      <Link to="/account" className={`${rowClasses} border-t border-line no-underline`}>
        Your account
      </Link>
      <Link to="/account/for-you" className={`${rowClasses} border-t border-line no-underline`}>
        For you
      </Link>
      {isOperator && (
        <Link to="/operations" className={`${rowClasses} border-t border-line no-underline`}>
          Operations
        </Link>
      )}
      <button
        type="button"
        onClick={signOut}
        className={`${rowClasses} border-t border-line hover:text-link-hover hover:underline`}
      >
        Sign out
      </button>
    </>
  );
}
