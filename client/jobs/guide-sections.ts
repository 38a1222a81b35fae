import type { StaffPortalEntryFragment } from './staff-portal.generated.ts';

/** The sections of the guide, by the ends of their keys, in the order of the page. */
const order = [
  'how-to-apply',
  'requirements',
  'nhs-jobs-portal',
  'career-pathways',
  'career-guidance',
  'professional-development',
  'support',
  'career-development-fund',
  'training-modules',
  'training-portal',
] as const;

/** The sections that the page's header leads to. */
const fromHeader: readonly string[] = ['nhs-jobs-portal', 'career-guidance', 'training-portal'];

/** One section of the guide: its heading's id and its content. */
export interface GuideSectionContent {
  id: string;
  entry: StaffPortalEntryFragment;
  isLinkedFromHeader: boolean;
  /** Steps are done one after the other, and numbered. */
  isSteps: boolean;
}

/** The content entry of the staff portal with this key. */
export function staffPortalEntry(entries: readonly StaffPortalEntryFragment[], key: string) {
  return entries.find((entry) => entry.key === `staff-portal.${key}`);
}

/** The sections for which there is content. */
export function guideSections(entries: readonly StaffPortalEntryFragment[]): GuideSectionContent[] {
  return order.flatMap((id) => {
    const entry = staffPortalEntry(entries, id);
    return entry ? [{ id, entry, isLinkedFromHeader: fromHeader.includes(id), isSteps: id === 'how-to-apply' }] : [];
  });
}
