import { Link } from 'react-router-dom';
import { FOR_YOU, FOR_YOU_LEAD, SEE_FOR_YOU } from './words.ts';

/** The way from the account to what is suggested. */
export function ForYouLink() {
  return (
    <section aria-labelledby="for-you">
      <h3 id="for-you" className="text-h3">
        {FOR_YOU}
      </h3>
      <p className="mt-2 text-sm">{FOR_YOU_LEAD}</p>
      <p className="mt-2 text-sm">
        <Link to="/account/for-you" className="inline-flex min-h-11 items-center font-medium">
          {SEE_FOR_YOU}
        </Link>
      </p>
    </section>
  );
}
