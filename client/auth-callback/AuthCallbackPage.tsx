import { Link } from 'react-router-dom';
import { useHead } from '../navigation/page-context.ts';
import type { RouteHandle } from '../navigation/route-handle.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { useDelayed } from '../ui/use-delayed.ts';
import { useCompletion } from './use-completion.ts';
import { PROCESSING } from './words.ts';

export const handle: RouteHandle = { title: 'Signing you in', area: '' };

/** The time after which a link to continue is shown, in milliseconds. */
const LONG = 5_000;

/** The redirect address for Google and LinkedIn. It is left as soon as the sign-in is completed. */
export function Component() {
  useCompletion();
  useHead({ isPrivate: true });
  const isLong = useDelayed(true, LONG);
  return (
    <PageHeader title="Signing you in">
      <p role="status" className="mt-4">
        {PROCESSING}
      </p>
      {isLong && (
        <p className="mt-6 font-medium">
          <Link to="/" className="inline-flex min-h-11 items-center">
            Continue to the home page
          </Link>
        </p>
      )}
    </PageHeader>
  );
}
