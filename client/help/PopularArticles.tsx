import { Link } from 'react-router-dom';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { HelpHubQuery } from './help-hub.generated.ts';
import { helpArticlePath } from './help-search.ts';
import { POPULAR } from './words.ts';

/** What most readers look for, numbered. */
export function PopularArticles({ articles }: { articles: HelpHubQuery['popularHelpArticles'] | undefined }) {
  return (
    <section aria-labelledby="popular-articles" className="lg:col-span-4">
      <h2 id="popular-articles" className="mb-4 text-h2">
        {POPULAR}
      </h2>
      {!articles && (
        <div className="flex flex-col gap-5 border-t border-line py-5">
          {['w-full', 'w-2/3', 'w-4/5', 'w-1/2', 'w-3/4'].map((width) => (
            <Skeleton key={width} className={`h-4 ${width}`} />
          ))}
        </div>
      )}
      {articles && (
        <ol className="num border-b border-line">
          {articles.map(({ id, slug, title }, index) => (
            <li key={id} className="flex gap-3 border-t border-line py-2">
              <span aria-hidden className="w-5 shrink-0 py-1.5 text-sm font-bold text-ink-2">
                {index + 1}
              </span>
              <Link
                to={helpArticlePath(slug)}
                className="inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11"
              >
                {title}
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
