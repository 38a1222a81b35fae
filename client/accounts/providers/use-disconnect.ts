import { returnFocus } from '../../dialog/return-focus.ts';
import type { SocialProvider } from '../../generated/graph.generated.ts';
import { notify } from '../../ui/notify.ts';
import { forgetActivity } from '../activity/forget-activity.ts';
import { openerOf } from './connect-dialog-address.ts';
import { useDisconnectProviderMutation } from './disconnect-provider.generated.ts';
import { providerNames } from './words.ts';

/** Parts a provider from the account; what keeps it connected is told to `onFailure` as a sentence. */
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
        // The button that was pressed is gone; the way to connect it again stands in its place.
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
