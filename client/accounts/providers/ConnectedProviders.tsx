import { lazy, Suspense, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { openDialog } from '../../dialog/dialog-address.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { connectDialog } from './connect-dialog-address.ts';
import { useConnectedProvidersQuery } from './connected-providers.generated.ts';
import { ProviderRow } from './ProviderRow.tsx';
import { useConfiguredProviders } from './use-configured-providers.ts';
import { providers } from './words.ts';

const ConnectDialog = lazy(() => import('./ConnectDialog.tsx').then((module) => ({ default: module.ConnectDialog })));

/** The section of the account page about Google and LinkedIn. */
export function ConnectedProviders({ asksPassword }: { asksPassword: boolean }) {
  const heading = useId();
  const { search } = useLocation();
  const [failure, setFailure] = useState('');
  const configured = useConfiguredProviders();
  const { data, error, loading, refetch } = useConnectedProvidersQuery();
  const connected = data?.me?.connectedProviders;
  const parted = configured.filter((provider) => connected?.every((one) => one.provider !== provider));
  const asked = parted.find((provider) => connectDialog(provider) === openDialog(search));
  return (
    <section aria-labelledby={heading} aria-busy={loading}>
      <h3 id={heading} className="text-h3">
        Google and LinkedIn
      </h3>
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
              isSetUp={configured.includes(provider)}
              connected={connected.find((one) => one.provider === provider)}
              onFailure={setFailure}
              onChange={() => refetch()}
            />
          ))}
        </ul>
      )}
      {asked && (
        <Suspense>
          <ConnectDialog key={asked} provider={asked} asksPassword={asksPassword} />
        </Suspense>
      )}
    </section>
  );
}
