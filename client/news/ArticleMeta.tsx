import { PublishedOn, readAndViews } from './ArticleFacts.tsx';
import type { OpenArticleFragment } from './open-article.generated.ts';
import { ShareArticle } from './ShareArticle.tsx';

/** What stands between an article's summary and its text, and the way to pass it on. */
export function ArticleMeta({ article }: { article: OpenArticleFragment }) {
  return (
    <>
      <p className="num mt-4 text-xs text-ink-2">
        {article.categoryLabel}, <PublishedOn article={article} />, {readAndViews(article)}
      </p>
      <ShareArticle article={article} />
    </>
  );
}
