import { useId, useState } from 'react';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { useConnectedProvidersQuery } from './connected-providers.generated.ts';
import { ProviderRow } from './ProviderRow.tsx';
import { providers } from './words.ts';

/** The section of the account page about Google and LinkedIn. */
export function ConnectedProviders() {
  const heading = useId();
  const [failure, setFailure] = useState('');
  const { data, error, loading, refetch } = useConnectedProvidersQuery();
  const connected = data?.me?.connectedProviders;
  return (
    <section aria-labelledby={heading} aria-busy={loading}>
      <h2 id={heading} className="text-h2">
        Google and LinkedIn
      </h2>
      <p className="mt-2 text-sm">Sign in with an account that you have there, without a password.</p>
      {failure && (
        <p role="alert" className="mt-4 text-sm font-bold text-err">
          {failure}
        </p>
      )}
      {error && !connected && (
        <ErrorPanel
          title="Connected accounts could not be loaded"
          message={error.message}
          onRetry={() => refetch()}
          busy={loading}
        />
      )}
      {connected && (
        <ul className="mt-4 border-t border-line">
          {providers.map((provider) => (
            <ProviderRow
              key={provider}
              provider={provider}
              connected={connected.find((one) => one.provider === provider)}
              onFailure={setFailure}
              onChange={() => refetch()}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
