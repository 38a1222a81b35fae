import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { allArticles, helpList } from './help-search.ts';
import type { OpenHelpArticleFragment } from './open-help-article.generated.ts';
import { HELP_CENTER } from './words.ts';

/** The way back to the help center, and to the category of an article. */
export function HelpBreadcrumb({
  article: { category, categoryLabel },
}: {
  article: Pick<OpenHelpArticleFragment, 'category' | 'categoryLabel'>;
}) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <Link to={helpList.path} className="inline-flex min-h-11 items-center gap-2 lg:min-h-9">
            <ArrowLeft aria-hidden className="size-5" strokeWidth={2} />
            {HELP_CENTER}
          </Link>
        </li>
        <li className="flex items-center gap-x-2">
          <span aria-hidden className="text-ink-2">
            /
          </span>
          <Link
            to={helpList.of({ ...allArticles, category: [category.toLowerCase()] })}
            className="inline-flex min-h-11 items-center lg:min-h-9"
          >
            {categoryLabel}
          </Link>
        </li>
      </ol>
    </nav>
  );
}
