import { useConnectedProvidersQuery } from './connected-providers.generated.ts';
import { providerNames } from './words.ts';

/** What signs in to the account of Google and LinkedIn, as a phrase; empty if nothing does, or is not known yet. */
export function useConnectedNames(): string {
  const { data } = useConnectedProvidersQuery();
  return (data?.me?.connectedProviders ?? []).map(({ provider }) => providerNames[provider]).join(' and ');
}
