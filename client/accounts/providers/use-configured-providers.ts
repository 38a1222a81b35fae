import type { SocialProvider } from '../../generated/graph.generated.ts';
import { useLayoutQuery } from '../../navigation/layout.generated.ts';
import { providers } from './words.ts';

/** The providers that are set up here. The layout has asked for them; where that failed, all may be tried. */
export function useConfiguredProviders(): readonly SocialProvider[] {
  return useLayoutQuery({ fetchPolicy: 'cache-only' }).data?.site.signInProviders ?? providers;
}
