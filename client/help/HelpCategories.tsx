import { Link } from 'react-router-dom';
import { countOf } from '../lists/count-words.ts';
import type { HelpHubQuery } from './help-hub.generated.ts';
import { allArticles, categoryFilter, helpList } from './help-search.ts';
import { helpWords } from './words.ts';

/** The categories, each with how many articles it has, two in a row. */
export function HelpCategories({ categories }: { categories: HelpHubQuery['helpCategories'] | undefined }) {
  return (
    <section aria-labelledby="help-categories" className="lg:col-span-8">
      <h2 id="help-categories" className="mb-4 text-h2">
        Categories
      </h2>
      <ul className="grid gap-x-8 border-b border-line-strong sm:grid-cols-2">
        {categoryFilter.choices.map(({ slug, label, values: [value] }) => {
          const count = categories?.find(({ category }) => category === value)?.count;
          return (
            <li key={slug} className="border-t border-line-strong">
              <Link
                to={helpList.of({ ...allArticles, category: [slug] })}
                className="group flex min-h-22 flex-col justify-center py-4 no-underline"
              >
                <span className="text-h3 font-bold underline underline-offset-[0.15em]">{label}</span>
                <span className="num text-sm text-ink-2">
                  {count === undefined ? ' ' : countOf(count, helpWords.one)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
