import { latePart } from '../ui/late-part.tsx';

/** The way to save a job: visitors read on before they use it. */
export const LateSaveJob = latePart(() => import('./saved/SaveJob.tsx').then((module) => module.SaveJob));
