import { ChoiceLinks } from '../lists/ChoiceLinks.tsx';
import type { FacetCount } from '../lists/count-of-choice.ts';
import { TextSearch } from '../lists/TextSearch.tsx';
import { Button } from '../ui/Button.tsx';
import { categoryFilter } from './article-choices.ts';
import { type ArticleSearch, articleList } from './article-search.ts';

/** The id of the form, to which the order of the list belongs although it stands elsewhere. */
export const NEWS_SEARCH = 'news-search';

interface NewsSearchProps {
  search: ArticleSearch;
  /** Undefined until they are known. */
  counts: readonly FacetCount[] | undefined;
  onSearch: (words: string) => void;
  onSubmit: (form: FormData) => void;
  className: string;
}

/** The categories as links and the text search as a GET form: both work without scripts. */
export function NewsSearch({ search, counts, onSearch, onSubmit, className }: NewsSearchProps) {
  return (
    <div className={`flex flex-col gap-8 ${className}`}>
      <div>
        <h2 className="mb-3 text-sm font-bold">{categoryFilter.title}</h2>
        <ChoiceLinks list={articleList} filter={categoryFilter} search={search} counts={counts} layout="column" />
      </div>
      <form
        id={NEWS_SEARCH}
        method="get"
        action={articleList.path}
        aria-label="Search news"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(new FormData(event.currentTarget));
        }}
      >
        {search.category.map((slug) => (
          <input key={slug} type="hidden" name={categoryFilter.name} value={slug} />
        ))}
        <TextSearch label="Search news" q={search.q} onSearch={onSearch} />
        <div className="mt-3 hidden noscript:block">
          <Button type="submit" size="compact">
            Search
          </Button>
        </div>
      </form>
    </div>
  );
}
