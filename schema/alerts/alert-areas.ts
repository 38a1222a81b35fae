import type { DocumentFilter } from '../compliance/document-filter.ts';
import type { EquipmentFilter } from '../equipment/equipment-filter.ts';
import type { JobFilter } from '../jobs/job-filter.ts';
import type { ArticleFilter } from '../news/article-filter.ts';
import type { AlertArea, AlertAreaName } from './alert-area.ts';
import { documentAlerts } from './areas/documents.ts';
import { equipmentAlerts } from './areas/equipment.ts';
import { jobAlerts } from './areas/jobs.ts';
import { newsAlerts } from './areas/news.ts';

/** The filter of each list. */
export interface AreaFilters {
  readonly jobs: JobFilter;
  readonly documents: DocumentFilter;
  readonly equipment: EquipmentFilter;
  readonly news: ArticleFilter;
}

/** The lists of which searches can be saved, one line each. */
export const areas: { readonly [Name in AlertAreaName]: AlertArea<AreaFilters[Name]> } = {
  jobs: jobAlerts,
  documents: documentAlerts,
  equipment: equipmentAlerts,
  news: newsAlerts,
};
