import { accountSections } from './account-sections.ts';
import { activitySections } from './activity-sections.ts';
import type { OwnDataSection } from './own-data-section.ts';

/** One for each kind of record about a person, in the order of the download. */
export const ownDataSections: readonly OwnDataSection[] = [...accountSections, ...activitySections];

/** What is deleted with an account, as phrases for people. */
export const goesWithAccount: readonly string[] = ownDataSections.flatMap(({ goes }) => goes ?? []);
