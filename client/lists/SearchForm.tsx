import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { TextSearch } from './TextSearch.tsx';

interface SearchFormProps {
  /** Where controls outside the form belong to it, as the order of the list. */
  id?: string;
  /** The page of the list. */
  path: string;
  /** The name of the form and of its field: "Search documents". */
  label: string;
  /** The words in the address. */
  q: string;
  /** Called a moment after the last key, as `change({ q }, { replace: true })` of `useListSearch`. */
  onSearch: (words: string) => void;
  onSubmit: (form: FormData) => void;
  /** Other filters of the address, as hidden fields: without scripts they stay set. */
  children?: ReactNode;
}

/** The text search of a list as one GET form, which works without scripts: it then has a button. */
export function SearchForm({ id, path, label, q, onSearch, onSubmit, children }: SearchFormProps) {
  return (
    <form
      id={id}
      method="get"
      action={path}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      {children}
      <TextSearch label={label} q={q} onSearch={onSearch} />
      <div className="mt-4 hidden noscript:block">
        <Button type="submit" size="compact">
          Search
        </Button>
      </div>
    </form>
  );
}
