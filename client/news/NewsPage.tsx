import { useSearchParams } from 'react-router-dom';
import { itemOrList } from '../lists/item-or-list.ts';
import { useOpenedItem } from '../lists/use-opened-item.ts';
import type { RouteHandle } from '../navigation/route-handle.ts';

import { ArticlePage } from './ArticlePage.tsx';
import { ArticleSheet } from './ArticleSheet.tsx';
import { articleList, articleSearchVariables } from './article-search.ts';
import { NewsHub } from './NewsHub.tsx';
import { NewsHubDocument } from './news-hub.generated.ts';
import { NewsPageDocument } from './news-page.generated.ts';
import { OpenArticleDocument } from './open-article.generated.ts';
import { NEWS_HUB } from './words.ts';

export const handle: RouteHandle = {
  title: NEWS_HUB,
  area: 'news',
  description: 'Law, pay, products and research in UK health services, with the source named each time.',
  queries: itemOrList({
    item: articleList.item,
    ofItem: (id) => ({ document: OpenArticleDocument, variables: { id } }),
    ofList: (params) => [
      { document: NewsHubDocument },
      { document: NewsPageDocument, variables: articleSearchVariables(articleList.read(params)) },
    ],
  }),
};

/** /news: the hub, with an article over it if one was opened from it; or the article of the address as the page. */
export function Component() {
  const [params] = useSearchParams();
  const { id, isPage, close } = useOpenedItem(articleList.item);
  if (id !== null && isPage)
    return <ArticlePage key={id} slug={id} allArticles={articleList.of(articleList.read(params))} />;
  return (
    <>
      <NewsHub />
      {id !== null && <ArticleSheet key={id} slug={id} onClose={close} />}
    </>
  );
}
