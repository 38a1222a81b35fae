import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useHead } from '../navigation/page-context.ts';
import { formatDate } from '../ui/dates.ts';
import { latePart } from '../ui/late-part.tsx';
import { Markdown } from '../ui/Markdown.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { HelpBreadcrumb } from './HelpBreadcrumb.tsx';
import { helpQuestion } from './help-question.ts';
import { helpArticlePath } from './help-search.ts';
import type { OpenHelpArticleFragment, OpenHelpArticleQuery } from './open-help-article.generated.ts';
import { RELATED } from './words.ts';

const WasItHelpful = latePart(() => import('./WasItHelpful.tsx').then((module) => module.WasItHelpful));

interface FoundHelpArticleProps {
  article: OpenHelpArticleFragment;
  related: OpenHelpArticleQuery['relatedHelpArticles'];
}

/** One article, and the ones beside it. */
export function FoundHelpArticle({ article, related }: FoundHelpArticleProps) {
  const { id, slug, title, summary, body, updatedAt } = article;
  const structuredData = useMemo(() => (import.meta.env.SSR ? helpQuestion(article) : undefined), [article]);
  useHead({ title, description: summary, canonicalPath: helpArticlePath(slug), structuredData });
  return (
    <>
      <PageHeader title={title} above={<HelpBreadcrumb article={article} />} lead={summary} />
      <div className="page-wrap grid gap-x-8 gap-y-10 py-10 lg:grid-cols-12 lg:py-16">
        <div className="lg:col-span-7">
          <Markdown source={body} headingLevel={2} />
          <p className="num mt-8 mb-10 text-xs text-ink-2">
            Last updated <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>
          </p>
          <WasItHelpful id={id} />
        </div>
        {related.length > 0 && (
          <aside aria-labelledby="related-articles" data-print="hide" className="lg:col-span-4 lg:col-start-9">
            <div className="border-t-2 border-ink pt-3 lg:sticky lg:top-24">
              <h2 id="related-articles" className="text-base font-bold">
                {RELATED}
              </h2>
              <ul className="mt-2">
                {related.map((other) => (
                  <li key={other.id} className="border-t border-line first:border-t-0">
                    <Link to={helpArticlePath(other.slug)} className="inline-flex min-h-11 items-center text-sm">
                      {other.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </aside>
        )}
      </div>
    </>
  );
}
