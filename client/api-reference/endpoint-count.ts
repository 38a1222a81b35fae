import type { ApiReferenceEntryFragment } from './api-reference-page.generated.ts';

/** How many endpoints a topic is said to have: a display figure of the content, without which there is none. */
export function endpointCount(entries: readonly ApiReferenceEntryFragment[], title: string): string | undefined {
  const counts = entries.find(({ key }) => key === 'api-reference.categories');
  return counts?.items.find(({ label }) => label === title)?.value ?? undefined;
}
