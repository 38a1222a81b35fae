import { lazyDialog } from '../ui/lazy-dialog.tsx';

const { Dialog, preload } = lazyDialog(() => import('./ArticleSheet.tsx').then((module) => module.ArticleSheet));

export const preloadArticleSheet = preload;

/** An article over the list; its script comes when the first one is opened. */
export const LazyArticleSheet = Dialog;
