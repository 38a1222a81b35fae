import { latePart } from '../ui/late-part.tsx';

/** The way to save a search: it stands below the list. */
export const LateSaveSearch = latePart(() => import('./SaveSearch.tsx').then((module) => module.SaveSearch));
