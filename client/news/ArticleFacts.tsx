import { countOf } from '../lists/count-words.ts';
import { ContentLink } from '../ui/ContentLink.tsx';
import { formatDate } from '../ui/dates.ts';
import type { ArticleRowFragment } from './news-page.generated.ts';

type Dated = Pick<ArticleRowFragment, 'publishedAt'>;
type Read = Pick<ArticleRowFragment, 'readTime' | 'views'>;
type Sourced = Pick<ArticleRowFragment, 'source' | 'sourceUrl' | 'verified'>;

/** The day on which an article was published. */
export function PublishedOn({ article }: { article: Dated }) {
  return <time dateTime={article.publishedAt}>{formatDate(article.publishedAt)}</time>;
}

/** How long reading takes and how often it was opened: "3 minute read, 4,126 views". */
export function readAndViews({ readTime, views }: Read): string {
  return `${readTime} minute read, ${countOf(views, 'view')}`;
}

/** The source of an article, its address, and whether it was checked. */
export function Source({ article: { source, sourceUrl, verified } }: { article: Sourced }) {
  return (
    <>
      <ContentLink href={sourceUrl}>{source}</ContentLink>
      {verified && ', verified'}
    </>
  );
}
