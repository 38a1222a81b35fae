import { lazyDialog } from '../ui/lazy-dialog.tsx';

const { Dialog, preload } = lazyDialog(() => import('./PathSheet.tsx').then((module) => module.PathSheet));

export const preloadPathSheet = preload;

/** The outline of a path over the page; its script comes when the first one is opened. */
export const LazyPathSheet = Dialog;
