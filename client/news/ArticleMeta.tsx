import { ArticleActions } from './ArticleActions.tsx';
import { PublishedOn, readAndViews } from './ArticleFacts.tsx';
import type { OpenArticleFragment } from './open-article.generated.ts';

/** The line between an article's summary and its text, with the reader's actions. */
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
