import { Link } from 'react-router-dom';
import { useDelayed } from '../ui/use-delayed.ts';
import { useCompletion } from './use-completion.ts';
import { PROCESSING } from './words.ts';

export const handle = { title: 'Signing you in', area: '' };

/** After so many milliseconds somebody is shown a way on. */
const LONG = 5_000;

/** Where Google and LinkedIn send people back to. It is left as soon as the server knows who has come. */
export function Component() {
  useCompletion();
  const isLong = useDelayed(true, LONG);
  return (
    <div className="page-wrap py-16">
      <h1 tabIndex={-1} className="text-h1">
        Signing you in
      </h1>
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
    </div>
  );
}
