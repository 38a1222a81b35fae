import { ArticleActions } from './ArticleActions.tsx';
import { PublishedOn, readAndViews } from './ArticleFacts.tsx';
import type { OpenArticleFragment } from './open-article.generated.ts';

/** What stands between an article's summary and its text, and what a reader can do with it. */
export function ArticleMeta({ article, onDiscuss }: { article: OpenArticleFragment; onDiscuss: () => void }) {
  return (
    <>
      <p className="num mt-4 text-xs text-ink-2">
        {article.categoryLabel}, <PublishedOn article={article} />, {readAndViews(article)}
      </p>
      <ArticleActions article={article} onDiscuss={onDiscuss} />
    </>
  );
}
