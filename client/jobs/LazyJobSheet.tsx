import { lazyDialog } from '../ui/lazy-dialog.tsx';

const { Dialog, preload } = lazyDialog(() => import('./JobSheet.tsx').then((module) => module.JobSheet));

export const preloadJobSheet = preload;

/** A job over the list; its script comes when the first one is opened. */
export const LazyJobSheet = Dialog;
