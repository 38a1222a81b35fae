import { latePart } from '../ui/late-part.tsx';

/** Saving a search, as a late part: it is below the list. */
export const LateSaveSearch = latePart(() => import('./SaveSearch.tsx').then((module) => module.SaveSearch));
