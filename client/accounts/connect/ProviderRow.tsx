import { useLocation } from 'react-router-dom';
import type { SocialProvider } from '../../generated/graph.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { formatDate } from '../../ui/dates.ts';
import { keptInCookie } from '../session-requests.ts';
import { useConnectProviderMutation } from './connect-provider.generated.ts';
import { useDisconnect } from './use-disconnect.ts';
import { useGoingToProvider } from './use-going-to-provider.ts';
import { providerNames } from './words.ts';

interface ProviderRowProps {
  provider: SocialProvider;
  connected: { email: string; connectedAt: string } | undefined;
  /** Is told a sentence, or nothing where an earlier one no longer holds. */
  onFailure: (sentence: string) => void;
  onChange: () => void;
}

/** A provider, whether it is connected, and the button that changes that. */
export function ProviderRow({ provider, connected, onFailure, onChange }: ProviderRowProps) {
  const { pathname, search } = useLocation();
  const [connect] = useConnectProviderMutation(keptInCookie);
  const { go, going } = useGoingToProvider(
    async (chosen) =>
      (await connect({ variables: { provider: chosen, next: pathname + search } })).data?.connectProvider,
    onFailure,
  );
  const { disconnect, isBusy } = useDisconnect(provider, onFailure, onChange);
  const name = providerNames[provider];
  const change = () => {
    onFailure('');
    return connected ? disconnect() : go(provider);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 border-b border-line py-4">
      <div className="text-sm">
        <p className="font-bold">{name}</p>
        <p className="wrap-anywhere text-ink-2">
          {connected
            ? `${connected.email && `${connected.email}, `}connected on ${formatDate(connected.connectedAt)}`
            : 'Not connected'}
        </p>
      </div>
      <Button size="compact" aria-disabled={going !== undefined || isBusy} onClick={change}>
        {connected ? 'Disconnect' : 'Connect'} {name}
      </Button>
    </li>
  );
}
