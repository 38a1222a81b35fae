import { PublishedOn, readAndViews } from './ArticleFacts.tsx';
import type { OpenArticleFragment } from './open-article.generated.ts';
import { PriorityTag } from './PriorityTag.tsx';
import { ShareArticle } from './ShareArticle.tsx';

/** What stands between an article's summary and its text, and the way to pass it on. */
export function ArticleMeta({ article }: { article: OpenArticleFragment }) {
  return (
    <>
      <p className="num mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
        <PriorityTag priority={article.priority} />
        <span>
          {article.categoryLabel}, <PublishedOn article={article} />, {readAndViews(article)}
        </span>
      </p>
      <ShareArticle article={article} />
    </>
  );
}
