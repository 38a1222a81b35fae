import { asValue, type Presentation, spread } from '../engine/presentation.ts';

/** Employer and corrected search are one text each, and a place is in the list of places of its name. */
export const jobPresentation: Presentation = {
  Job: [asValue('employer')],
  JobConnection: [asValue('searchText')],
  JobNear: [spread('place')],
};
