import { type ReactNode, useMemo } from 'react';
import { type To, useSearchParams } from 'react-router-dom';
import { ItemPage } from '../lists/ItemPage.tsx';
import { useItemOfPage } from '../lists/use-item-of-page.ts';
import { useHead } from '../navigation/page-context.ts';
import type { RouteHandle } from '../navigation/route-handle.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { ArticleContent } from './ArticleContent.tsx';
import { ArticleContentSkeleton } from './ArticleContentSkeleton.tsx';
import { ArticleMeta } from './ArticleMeta.tsx';
import { ArticleTags } from './ArticleTags.tsx';
import { articleList, articlePath } from './article-search.ts';
import { LazyDiscussion } from './LazyDiscussion.tsx';
import { newsArticle } from './news-article.ts';
import { OpenArticleDocument, type OpenArticleFragment, useOpenArticleQuery } from './open-article.generated.ts';
import { useCountedView } from './use-counted-view.ts';
import { useDiscussion } from './use-discussion.ts';
import { NEWS_HUB, openedArticleWords } from './words.ts';

export const handle: RouteHandle = {
  title: NEWS_HUB,
  area: 'news',
  queries: (params) => [{ document: OpenArticleDocument, variables: { id: params.get(articleList.item) } }],
};

/** One article as a page: for shared addresses, reloads and browsers without scripts. */
export function Component() {
  const [params] = useSearchParams();
  const slug = useItemOfPage(articleList.item);
  // Another article counts as a separate view, and has its own answer to "Share".
  return <OpenedArticle key={slug} slug={slug} allArticles={articleList.of(articleList.read(params))} />;
}

function OpenedArticle({ slug, allArticles }: { slug: string; allArticles: To }) {
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
  const { isOpen, open } = useDiscussion();
  const structuredData = useMemo(() => (import.meta.env.SSR ? newsArticle(article) : undefined), [article]);
  useHead({
    title: article.title,
    description: article.summary,
    canonicalPath: articlePath(article.slug),
    structuredData,
  });
  return (
    <>
      <PageHeader
        area="news"
        title={article.title}
        above={back}
        tags={<ArticleTags article={article} />}
        lead={article.summary}
      >
        <ArticleMeta article={article} onDiscuss={open} />
      </PageHeader>
      <div className="page-wrap py-10 lg:py-16">
        <ArticleContent article={article} layout="page" />
        {isOpen && <LazyDiscussion article={article} headingLevel="h2" />}
      </div>
    </>
  );
}
