import { Link } from 'react-router-dom';
import { WEBHOOKS, WEBHOOKS_LEAD } from './words.ts';

/** The way from the account to its webhooks. */
export function WebhooksLink() {
  return (
    <section aria-labelledby="webhooks">
      <h3 id="webhooks" className="text-h3">
        {WEBHOOKS}
      </h3>
      <p className="mt-2 text-sm">{WEBHOOKS_LEAD}</p>
      <p className="mt-2 text-sm">
        <Link to="/account/webhooks" className="inline-flex min-h-11 items-center font-medium">
          Manage your webhooks
        </Link>
      </p>
    </section>
  );
}
