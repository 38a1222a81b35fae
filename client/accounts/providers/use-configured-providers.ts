import type { SocialProvider } from '../../generated/graph.generated.ts';
import { useLayoutQuery } from '../../navigation/layout.generated.ts';
import { providers } from './words.ts';

/** The configured providers. The layout has queried them; if that failed, all are offered. */
export function useConfiguredProviders(): readonly SocialProvider[] {
  return useLayoutQuery({ fetchPolicy: 'cache-only' }).data?.site.signInProviders ?? providers;
}
