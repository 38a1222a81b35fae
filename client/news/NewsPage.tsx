import { useSearchParams } from 'react-router-dom';
import { useOpenedItem } from '../lists/use-opened-item.ts';
import { ArticlePage } from './ArticlePage.tsx';
import { ArticleSheet } from './ArticleSheet.tsx';
import { articleList } from './article-search.ts';
import { NewsHub } from './NewsHub.tsx';
import { NEWS_HUB } from './words.ts';

export const handle = {
  title: NEWS_HUB,
  area: 'news',
  description: 'Law, pay, products and research in UK health services, with the source named each time.',
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
