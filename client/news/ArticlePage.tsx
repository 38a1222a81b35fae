import { type ReactNode, useMemo } from 'react';
import type { To } from 'react-router-dom';
import { ItemPage } from '../lists/ItemPage.tsx';
import { useHead } from '../navigation/page-context.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { ArticleContent } from './ArticleContent.tsx';
import { ArticleContentSkeleton } from './ArticleContentSkeleton.tsx';
import { ArticleMeta } from './ArticleMeta.tsx';
import { articlePath } from './article-search.ts';
import { newsArticle } from './news-article.ts';
import { type OpenArticleFragment, useOpenArticleQuery } from './open-article.generated.ts';
import { useCountedView } from './use-counted-view.ts';
import { openedArticleWords } from './words.ts';

/** One article as the page: what a shared address, a reload and a browser without scripts show. */
export function ArticlePage({ slug, allArticles }: { slug: string; allArticles: To }) {
  const query = useOpenArticleQuery({ variables: { id: slug } });
  const article = query.data?.article;
  useCountedView(article?.id);
  return (
    <ItemPage
      area="news"
      words={openedArticleWords}
      query={query}
      isFound={Boolean(article)}
      list={allArticles}
      skeleton={<ArticleContentSkeleton />}
    >
      {(back) => article && <FoundArticle article={article} back={back} />}
    </ItemPage>
  );
}

function FoundArticle({ article, back }: { article: OpenArticleFragment; back: ReactNode }) {
  const structuredData = useMemo(() => newsArticle(article), [article]);
  useHead({
    title: article.title,
    description: article.summary,
    canonicalPath: articlePath(article.slug),
    structuredData,
  });
  return (
    <>
      <PageHeader area="news" title={article.title} above={back} lead={article.summary}>
        <ArticleMeta article={article} />
      </PageHeader>
      <div className="page-wrap py-10 lg:py-16">
        <ArticleContent article={article} layout="page" />
      </div>
    </>
  );
}
