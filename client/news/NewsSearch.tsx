import { ChoiceLinks } from '../lists/ChoiceLinks.tsx';
import type { FacetCount } from '../lists/count-of-choice.ts';
import { SearchForm } from '../lists/SearchForm.tsx';
import { categoryFilter } from './article-choices.ts';
import { type ArticleSearch, articleList } from './article-search.ts';

/** The id of the form, to which the order of the list belongs although it is outside it. */
export const NEWS_SEARCH = 'news-search';

interface NewsSearchProps {
  search: ArticleSearch;
  /** Undefined until they are known. */
  counts: readonly FacetCount[] | undefined;
  onSearch: (words: string) => void;
  onSubmit: (form: FormData) => void;
}

/** The text search as a GET form, and the categories as links: both work without scripts. */
export function NewsSearch({ search, counts, onSearch, onSubmit }: NewsSearchProps) {
  return (
    <div className="grid gap-y-3 lg:grid-cols-[24rem_1fr] lg:gap-x-8">
      <SearchForm
        id={NEWS_SEARCH}
        path={articleList.path}
        label="Search news"
        q={search.q}
        onSearch={onSearch}
        onSubmit={onSubmit}
      >
        {search.category.map((slug) => (
          <input key={slug} type="hidden" name={categoryFilter.name} value={slug} />
        ))}
      </SearchForm>
      <div className="lg:self-end lg:justify-self-end">
        <ChoiceLinks list={articleList} filter={categoryFilter} search={search} counts={counts} />
      </div>
    </div>
  );
}
