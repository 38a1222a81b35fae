import { returnFocus } from '../../dialog/return-focus.ts';
import type { SocialProvider } from '../../generated/graph.generated.ts';
import { notify } from '../../ui/notify.ts';
import { forgetActivity } from '../activity/forget-activity.ts';
import { openerOf } from './connect-dialog-address.ts';
import { useDisconnectProviderMutation } from './disconnect-provider.generated.ts';
import { providerNames } from './words.ts';

/** Disconnects a provider from the account; `onFailure` receives the reason of a refusal as a sentence. */
export function useDisconnect(
  provider: SocialProvider,
  onFailure: (sentence: string) => void,
  onChange: () => Promise<unknown>,
) {
  const [ask, { loading: isBusy }] = useDisconnectProviderMutation({ fetchPolicy: 'no-cache', update: forgetActivity });
  const disconnect = async () => {
    if (isBusy) return;
    try {
      const answer = (await ask({ variables: { provider } })).data?.disconnectProvider;
      if (answer?.__typename === 'DisconnectProviderPayload') {
        notify({
          title: `${providerNames[provider]} is disconnected`,
          text: 'Devices that are signed in stay signed in.',
        });
        await onChange();
        // The pressed button is removed; the button that connects the provider replaces it.
        returnFocus(openerOf(provider));
      } else if (answer) {
        onFailure(answer.message);
      }
    } catch (error) {
      onFailure(error instanceof Error ? error.message : '');
    }
  };
  return { disconnect, isBusy };
}
