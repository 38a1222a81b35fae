import { useLayoutQuery } from '../navigation/layout.generated.ts';

/**
 * The version of the terms of service and the privacy policy that this page shows, and that a user who signs up here accepts.
 * The layout has asked for it; undefined if that failed, and no acceptance counts.
 */
export function useShownTerms(): string | undefined {
  return useLayoutQuery({ fetchPolicy: 'cache-only' }).data?.site.legalVersion;
}
