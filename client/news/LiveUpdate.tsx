import { buttonClasses } from '../ui/button-classes.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { PublishedOn, readAndViews } from './ArticleFacts.tsx';
import { ArticleLink } from './ArticleLink.tsx';
import { ArticlePicture } from './ArticlePicture.tsx';
import type { ArticleSearch } from './article-search.ts';
import type { LiveArticleFragment } from './news-hub.generated.ts';
import { PriorityTag } from './PriorityTag.tsx';
import { LIVE_UPDATE, VIEW_FULL_UPDATE } from './words.ts';

const grid = 'mb-8 grid-cols-12 gap-x-8 lg:mb-12 lg:grid';
/** On phones the picture runs from edge to edge and starts below the page's header. */
const pictureClasses = 'col-span-8 max-sm:-mx-4 max-sm:-mt-6 max-sm:w-[calc(100%+2rem)] max-sm:max-w-none';

/** The newest article of high priority: its picture, and its words beside it. */
export function LiveUpdate({ article, search }: { article: LiveArticleFragment; search: ArticleSearch }) {
  return (
    <section aria-label={LIVE_UPDATE} className={grid}>
      <ArticlePicture article={article} isFirst className={pictureClasses} />
      <div className="col-span-4 max-lg:mt-4">
        <PriorityTag priority={article.priority} />
        <h2 className="mt-2 text-h2">{article.title}</h2>
        <p className="mt-2">{article.summary}</p>
        <p className="num mt-2 text-xs text-ink-2">
          {article.categoryLabel}, <PublishedOn article={article} />, {readAndViews(article)}
        </p>
        <ArticleLink
          slug={article.slug}
          search={search}
          className={`${buttonClasses('secondary', 'normal')} mt-6 max-sm:w-full`}
        >
          {VIEW_FULL_UPDATE}
          <span className="sr-only">: {article.title}</span>
        </ArticleLink>
      </div>
    </section>
  );
}

/** Its place while it is on its way. */
export function LiveUpdateSkeleton() {
  return (
    <div aria-hidden className={grid}>
      <Skeleton className={`aspect-[749/320] ${pictureClasses}`} />
      <div className="col-span-4 max-lg:mt-5">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="mt-4 h-7 w-4/5" />
        <Skeleton className="mt-3 h-7 w-1/2" />
        <Skeleton className="mt-5 h-4 w-full" />
        <Skeleton className="mt-3 h-4 w-2/3" />
        <Skeleton className="mt-7 h-12 w-44" />
      </div>
    </div>
  );
}
