import { lazyDialog } from '../ui/lazy-dialog.tsx';

const { Dialog, preload } = lazyDialog(() => import('./SupplierDialog.tsx').then((module) => module.SupplierDialog));

export const preloadSupplierDialog = preload;

/** The supplier of a product over the list; its script comes when the first one is opened. */
export const LazySupplierDialog = Dialog;
