import { useState } from 'react';
import type { SocialProvider } from '../../generated/graph.generated.ts';
import { failedToConnect } from './words.ts';

/** What the server answers to a user who wants to go to a provider. */
type Answer = { __typename: 'StartSocialSignInPayload'; address: string } | { __typename: string; message: string };

/**
 * Asks the server where to send the browser, and sends it there. Whatever keeps it here is told to `onFailure` as a
 * sentence.
 */
export function useGoingToProvider(
  ask: (provider: SocialProvider) => Promise<Answer | undefined>,
  onFailure: (sentence: string) => void,
) {
  const [going, setGoing] = useState<SocialProvider>();
  const go = async (provider: SocialProvider) => {
    if (going) return;
    setGoing(provider);
    const answer = await ask(provider).catch((error: unknown) => ({
      __typename: 'Failure',
      message: error instanceof Error ? error.message : '',
    }));
    // A user who comes back with the browser's button finds the page as it was left.
    setGoing(undefined);
    if (answer && 'address' in answer) {
      window.location.assign(answer.address);
    } else {
      onFailure(answer?.message || failedToConnect(provider));
    }
  };
  return { go, going };
}
