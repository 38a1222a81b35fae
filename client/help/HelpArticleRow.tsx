import { Link } from 'react-router-dom';
import type { HelpArticleRowFragment } from './help-page.generated.ts';
import { helpArticlePath } from './help-search.ts';

/** One article in the list. */
export function HelpArticleRow({ article }: { article: HelpArticleRowFragment }) {
  const { slug, title, summary, categoryLabel } = article;
  return (
    <li className="border-b border-line py-5">
      <h3 className="text-lg font-bold">
        <Link to={helpArticlePath(slug)}>{title}</Link>
      </h3>
      <p className="mt-1">{summary}</p>
      <p className="mt-1 text-xs text-ink-2">{categoryLabel}</p>
    </li>
  );
}
