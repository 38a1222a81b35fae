import { lazyDialog } from '../ui/lazy-dialog.tsx';

const { Dialog, preload } = lazyDialog(() => import('./EquipmentSheet.tsx').then((module) => module.EquipmentSheet));

export const preloadEquipmentSheet = preload;

/** A product over the list; its script comes when the first one is opened. */
export const LazyEquipmentSheet = Dialog;
