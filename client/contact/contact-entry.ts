import type { ContactEntryFragment } from './contact-page.generated.ts';

/** The content entry of the page with this end of its key. */
export function contactEntry(entries: readonly ContactEntryFragment[], name: string): ContactEntryFragment | undefined {
  return entries.find(({ key }) => key === `contact.${name}`);
}
