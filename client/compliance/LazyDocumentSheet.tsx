import { lazyDialog } from '../ui/lazy-dialog.tsx';

const { Dialog, preload } = lazyDialog(() => import('./DocumentSheet.tsx').then((module) => module.DocumentSheet));

export const preloadDocumentSheet = preload;

/** A document over the list; its script comes when the first one is opened. */
export const LazyDocumentSheet = Dialog;
