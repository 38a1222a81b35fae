import { ChoiceLinks } from '../lists/ChoiceLinks.tsx';
import type { FacetCount } from '../lists/count-of-choice.ts';
import { SearchForm } from '../lists/SearchForm.tsx';
import type { ListSearch } from '../lists/use-list-search.ts';
import { categoryFilter } from './document-choices.ts';
import { type DocumentSearch, documentList } from './document-search.ts';

/** The id of the form, to which the order of the list belongs although it is outside it. */
export const DOCUMENT_SEARCH = 'document-search';

interface DocumentFiltersProps extends Pick<ListSearch<DocumentSearch>, 'change'> {
  search: DocumentSearch;
  /** Undefined until the first answer: the categories are there, their numbers are not. */
  counts: readonly FacetCount[] | undefined;
  onSubmit: (form: FormData) => void;
}

/** The text search as a GET form, which works without scripts, and the categories as links. */
export function DocumentFilters({ search, counts, change, onSubmit }: DocumentFiltersProps) {
  return (
    <>
      <SearchForm
        id={DOCUMENT_SEARCH}
        path={documentList.path}
        label="Search documents"
        q={search.q}
        onSearch={(q) => change({ q }, { replace: true })}
        onSubmit={onSubmit}
      >
        {search.category.map((slug) => (
          <input key={slug} type="hidden" name="category" value={slug} />
        ))}
        {search.urgency.map((slug) => (
          <input key={slug} type="hidden" name="urgency" value={slug} />
        ))}
      </SearchForm>
      <div className="lg:self-end lg:justify-self-end">
        <ChoiceLinks list={documentList} filter={categoryFilter} search={search} counts={counts} />
      </div>
    </>
  );
}
