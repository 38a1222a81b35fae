import type { AboutEntryFragment } from './about-page.generated.ts';

/** The sections of the text, by the ends of their keys, in the order of the page. */
export const aboutSections = [
  'mission',
  'vision',
  'values',
  'timeline',
  'leadership',
  'certifications',
  'contact',
] as const;

/** A section of the text by the end of its key, which is the id of its heading. */
export type AboutSectionName = (typeof aboutSections)[number];

/** The content entry of the page with this end of its key. */
export function aboutEntry(entries: readonly AboutEntryFragment[], name: string): AboutEntryFragment | undefined {
  return entries.find(({ key }) => key === `about.${name}`);
}
