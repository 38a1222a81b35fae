import { asValue, correctedSearch, type Presentation, spread } from '../engine/presentation.ts';

/** Employer and remaining search are one text each, and a place stands beside the others of its name. */
export const jobPresentation: Presentation = {
  Job: [asValue('employer')],
  JobConnection: [asValue('searchText'), correctedSearch],
  JobNear: [spread('place')],
};
