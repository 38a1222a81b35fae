import { useOpenedItem } from '../lists/use-opened-item.ts';
import type { RouteHandle } from '../navigation/route-handle.ts';

import { articleList, articleSearchVariables } from './article-search.ts';
import { LazyArticleSheet, preloadArticleSheet } from './LazyArticleSheet.tsx';
import { NewsHub } from './NewsHub.tsx';
import { NewsHubDocument } from './news-hub.generated.ts';
import { NewsPageDocument } from './news-page.generated.ts';
import { NEWS_HUB } from './words.ts';

export const handle: RouteHandle = {
  title: NEWS_HUB,
  area: 'news',
  description: 'Law, pay, products and research in UK health services, with the source named each time.',
  queries: (params) => [
    { document: NewsHubDocument },
    { document: NewsPageDocument, variables: articleSearchVariables(articleList.read(params)) },
  ],
};

/** /news: the hub, with an article over it if one was opened from it. */
export function Component() {
  const { id, close } = useOpenedItem(articleList.item, preloadArticleSheet);
  return (
    <>
      <NewsHub />
      {id !== null && <LazyArticleSheet key={id} slug={id} onClose={close} />}
    </>
  );
}
