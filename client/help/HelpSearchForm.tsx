import { TextSearch } from '../lists/TextSearch.tsx';
import { Button } from '../ui/Button.tsx';
import { categoryFilter, type HelpSearch, helpList } from './help-search.ts';
import { SEARCH_HELP } from './words.ts';

interface HelpSearchFormProps {
  search: HelpSearch;
  onSearch: (words: string) => void;
  onSubmit: (form: FormData) => void;
}

/** The search over all articles as a GET form, which works without scripts. */
export function HelpSearchForm({ search, onSearch, onSubmit }: HelpSearchFormProps) {
  return (
    <search>
      <form
        method="get"
        action={helpList.path}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(new FormData(event.currentTarget));
        }}
        className="mt-6 flex max-w-read flex-wrap items-end gap-3"
      >
        {search.category.map((slug) => (
          <input key={slug} type="hidden" name={categoryFilter.name} value={slug} />
        ))}
        <div className="min-w-0 flex-1">
          <TextSearch label={SEARCH_HELP} q={search.q} onSearch={onSearch} />
        </div>
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
