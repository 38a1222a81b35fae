import { PublishedOn, readAndViews, Source } from './ArticleFacts.tsx';
import { ArticleLink } from './ArticleLink.tsx';
import type { ArticleSearch } from './article-search.ts';
import type { ArticleRowFragment } from './news-page.generated.ts';
import { PriorityTag } from './PriorityTag.tsx';

/** The columns of a row; the skeleton has the same. */
export const rowGrid = 'border-b border-line py-4 lg:grid lg:grid-cols-12 lg:gap-x-8 lg:py-5';
export const pictureClasses = 'col-span-2 h-27 w-full rounded max-lg:hidden';

/** One article in the list: headline, summary, and source. */
export function ArticleRow({ article, search }: { article: ArticleRowFragment; search: ArticleSearch }) {
  return (
    <li className={rowGrid}>
      <img
        src={article.image}
        alt=""
        width="163"
        height="108"
        loading="lazy"
        className={`${pictureClasses} object-cover`}
      />
      <div className="lg:col-span-7">
        <h3 className="text-lg text-pretty">
          <ArticleLink slug={article.slug} search={search}>
            {article.title}
          </ArticleLink>
        </h3>
        <p className="mt-1 text-sm text-ink-2">{article.summary}</p>
      </div>
      {/* One line of facts on small screens, a column beside the text on large ones. */}
      <div className="num text-xs text-ink-2 max-lg:mt-2 lg:col-span-3 lg:flex lg:flex-col lg:items-start">
        <span className="font-bold text-ink">{article.categoryLabel}</span>
        <Comma />
        <PublishedOn article={article} />
        <Comma />
        <span>{readAndViews(article)}</span>
        <Comma />
        <span>
          <Source article={article} />
        </span>
        <span className="max-lg:ml-2 lg:mt-1">
          <PriorityTag priority={article.priority} />
        </span>
      </div>
    </li>
  );
}

function Comma() {
  return <span className="lg:sr-only">, </span>;
}
