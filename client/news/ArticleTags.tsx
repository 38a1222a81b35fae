import type { OpenArticleFragment } from './open-article.generated.ts';
import { PriorityTag } from './PriorityTag.tsx';

/** How much an article matters, above its summary. */
export function ArticleTags({ article }: { article: OpenArticleFragment }) {
  return (
    <p className="mt-2 empty:hidden">
      <PriorityTag priority={article.priority} />
    </p>
  );
}
