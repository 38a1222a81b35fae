import { buttonClasses } from '../ui/button-classes.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { PublishedOn, readAndViews } from './ArticleFacts.tsx';
import { ArticleLink } from './ArticleLink.tsx';
import type { ArticleSearch } from './article-search.ts';
import type { LiveArticleFragment } from './news-hub.generated.ts';
import { PriorityTag } from './PriorityTag.tsx';
import { LIVE_UPDATE, VIEW_FULL_UPDATE } from './words.ts';

/** On phones the picture runs from edge to edge and starts where the page's head ends. */
const pictureClasses =
  'block aspect-[749/320] max-sm:-mx-4 max-sm:-mt-6 max-sm:w-[calc(100%+2rem)] max-sm:max-w-none sm:w-full sm:rounded';

/** The newest article of high priority. */
export function LiveUpdate({ article, search }: { article: LiveArticleFragment; search: ArticleSearch }) {
  return (
    <section aria-label={LIVE_UPDATE} className="lg:col-span-8">
      <img
        src={article.image}
        alt={article.imageDescription}
        width="749"
        height="320"
        fetchPriority="high"
        className={`${pictureClasses} object-cover`}
      />
      <p className="num mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
        <PriorityTag priority={article.priority} />
        <span>
          {article.categoryLabel}, <PublishedOn article={article} />, {readAndViews(article)}
        </span>
      </p>
      <h2 className="mt-2 max-w-lead text-h2">{article.title}</h2>
      <p className="mt-2">{article.summary}</p>
      <ArticleLink
        slug={article.slug}
        search={search}
        className={`${buttonClasses('secondary', 'normal')} mt-6 max-sm:w-full`}
      >
        {VIEW_FULL_UPDATE}
        <span className="sr-only">: {article.title}</span>
      </ArticleLink>
    </section>
  );
}

/** Its place while it is on its way. */
export function LiveUpdateSkeleton() {
  return (
    <div aria-hidden className="lg:col-span-8">
      <Skeleton className={pictureClasses} />
      <Skeleton className="mt-5 h-3.5 w-72" />
      <Skeleton className="mt-4 h-7 w-4/5" />
      <Skeleton className="mt-3 h-7 w-1/2" />
      <Skeleton className="mt-5 h-4 w-full" />
      <Skeleton className="mt-3 h-4 w-2/3" />
      <Skeleton className="mt-7 h-12 w-44" />
    </div>
  );
}
