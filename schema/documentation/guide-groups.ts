import type { Guide, GuideGroup } from './guide.ts';
import { guidesForDevelopers } from './guides-for-developers.ts';
import { guidesForOperators } from './guides-for-operators.ts';
import { guidesForPublishers } from './guides-for-publishers.ts';
import { guidesForReaders } from './guides-for-readers.ts';

/** The version of the documentation as a whole. */
export const DOCUMENTATION_VERSION = 'v2.1.0';

/** The four groups of guides, in the order of the page. */
export const guideGroups: readonly GuideGroup[] = [
  {
    id: 'using-the-portal',
    title: 'Using the portal',
    description: 'For everyone who reads the pages.',
    guides: guidesForReaders,
  },
  {
    id: 'building-on-the-interfaces',
    title: 'Building on the interfaces',
    description: 'For developers of partners and of systems already in use.',
    guides: guidesForDevelopers,
  },
  {
    id: 'publishing',
    title: 'Publishing',
    description: 'For employers, agencies and suppliers with a verified account.',
    guides: guidesForPublishers,
  },
  {
    id: 'running-the-portal',
    title: 'Running the portal',
    description: 'For operators.',
    guides: guidesForOperators,
  },
];

/** The guide of this slug. */
export function guideOf(slug: string): Guide | undefined {
  return guideGroups.flatMap(({ guides }) => guides).find((one) => one.slug === slug);
}
