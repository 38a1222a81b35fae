import { ItemSheet } from '../lists/ItemSheet.tsx';
import { useHead } from '../navigation/page-context.ts';
import { ArticleContent } from './ArticleContent.tsx';
import { ArticleContentSkeleton } from './ArticleContentSkeleton.tsx';
import { ArticleMeta } from './ArticleMeta.tsx';
import { ArticleTags } from './ArticleTags.tsx';
import { articlePath } from './article-search.ts';
import { LazyDiscussion } from './LazyDiscussion.tsx';
import { useOpenArticleQuery } from './open-article.generated.ts';
import { useCountedView } from './use-counted-view.ts';
import { useDiscussion } from './use-discussion.ts';
import { openedArticleWords } from './words.ts';

/** One article as a dialog over the list that it was opened from. */
export function ArticleSheet({ slug, onClose }: { slug: string; onClose: () => void }) {
  const query = useOpenArticleQuery({ variables: { id: slug } });
  const article = query.data?.article;
  const { isOpen, open } = useDiscussion();
  useCountedView(article?.id);
  useHead({ ...(article && { title: article.title }), canonicalPath: articlePath(slug) });
  return (
    <ItemSheet
      area="news"
      words={openedArticleWords}
      query={query}
      title={article?.title}
      onClose={onClose}
      skeleton={<ArticleContentSkeleton />}
    >
      {article && (
        <>
          <ArticleTags article={article} />
          <p className="mt-2 text-lg text-ink-2">{article.summary}</p>
          <ArticleMeta article={article} onDiscuss={open} />
          <ArticleContent article={article} layout="sheet" />
          {isOpen && <LazyDiscussion article={article} headingLevel="h3" />}
        </>
      )}
    </ItemSheet>
  );
}
