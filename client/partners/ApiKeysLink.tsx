import { Link } from 'react-router-dom';
import { API_KEYS, API_KEYS_LEAD } from './words.ts';

/** The way from the account to its keys. */
export function ApiKeysLink() {
  return (
    <section aria-labelledby="api-keys">
      <h3 id="api-keys" className="text-h3">
        {API_KEYS}
      </h3>
      <p className="mt-2 text-sm">{API_KEYS_LEAD}</p>
      <p className="mt-2 text-sm">
        <Link to="/account/api-keys" className="inline-flex min-h-11 items-center font-medium">
          Manage your API keys
        </Link>
      </p>
    </section>
  );
}
