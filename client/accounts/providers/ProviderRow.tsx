import { useLocation } from 'react-router-dom';
import { dialogAddress, openedState } from '../../dialog/dialog-address.ts';
import type { SocialProvider } from '../../generated/graph.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { formatDate } from '../../ui/dates.ts';
import { connectDialog } from './connect-dialog-address.ts';
import { useDisconnect } from './use-disconnect.ts';
import { connectTitle, notSetUp, providerNames } from './words.ts';

interface ProviderRowProps {
  provider: SocialProvider;
  /** Whether people can sign in there: the portal is set up for it. */
  isSetUp: boolean;
  connected: { email: string; connectedAt: string } | undefined;
  /** Receives a message, or undefined to clear an earlier one. */
  onFailure: (sentence: string) => void;
  /** Is called when it is disconnected; over when that shows. */
  onChange: () => Promise<unknown>;
}

/** A provider, whether it is connected, and the way to change that. */
export function ProviderRow({ provider, isSetUp, connected, onFailure, onChange }: ProviderRowProps) {
  const { search } = useLocation();
  const { disconnect, isBusy } = useDisconnect(provider, onFailure, onChange);
  const name = providerNames[provider];
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 border-b border-line py-4">
      <div className="text-sm">
        <p className="font-bold">{name}</p>
        <p className="wrap-anywhere text-ink-2">
          {connected
            ? `${connected.email && `${connected.email}, `}connected on ${formatDate(connected.connectedAt)}`
            : isSetUp
              ? 'Not connected'
              : notSetUp([provider])}
        </p>
      </div>
      {connected ? (
        <Button
          size="compact"
          aria-disabled={isBusy}
          onClick={() => {
            onFailure('');
            void disconnect();
          }}
        >
          Disconnect {name}
        </Button>
      ) : isSetUp ? (
        <ButtonLink
          size="compact"
          to={{ search: dialogAddress(search, connectDialog(provider)) }}
          state={openedState()}
          data-connect={provider}
        >
          {connectTitle(provider)}
        </ButtonLink>
      ) : null}
    </li>
  );
}
