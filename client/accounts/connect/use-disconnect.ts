import type { SocialProvider } from '../../generated/graph.generated.ts';
import { notify } from '../../ui/notify.ts';
import { useDisconnectProviderMutation } from './disconnect-provider.generated.ts';
import { providerNames } from './words.ts';

/** Parts a provider from the account; what keeps it connected is told to `onFailure` as a sentence. */
export function useDisconnect(provider: SocialProvider, onFailure: (sentence: string) => void, onChange: () => void) {
  const [ask, { loading: isBusy }] = useDisconnectProviderMutation({ fetchPolicy: 'no-cache' });
  const disconnect = async () => {
    if (isBusy) return;
    try {
      const answer = (await ask({ variables: { provider } })).data?.disconnectProvider;
      if (answer?.__typename === 'DisconnectProviderPayload') {
        notify({ title: `${providerNames[provider]} is disconnected` });
        onChange();
      } else if (answer) {
        onFailure(answer.message);
      }
    } catch (error) {
      onFailure(error instanceof Error ? error.message : '');
    }
  };
  return { disconnect, isBusy };
}
