import { ChevronDown } from 'lucide-react';
import type { SortChoice } from './list-definition.ts';

interface SortSelectProps {
  /** The id of the form to which it belongs, although it is outside it. */
  form: string;
  sorts: readonly SortChoice[];
  current: SortChoice;
  onChange: (slug: string) => void;
  /** Its position among its neighbours. */
  className?: string;
}

/** The order of a list. The form does not send the default one, as another is the default with a search text. */
export function SortSelect({ form, sorts, current, onChange, className = '' }: SortSelectProps) {
  const slugOf = (sort: SortChoice) => (sort.slug === sorts[0]?.slug ? '' : sort.slug);
  return (
    <label data-print="hide" className={`sort-label ${className}`}>
      {/* On the narrowest of phones there is no room for these words inside the border. */}
      <span className="shrink-0 max-[22.5rem]:sr-only">
        Sort<span className="max-lg:sr-only"> by</span>
        <span aria-hidden className="lg:hidden">
          :
        </span>
      </span>
      <select
        form={form}
        name="sort"
        value={slugOf(current)}
        onChange={(event) => onChange(event.target.value)}
        className="box-link sort-choice"
      >
        {sorts.map((sort) => (
          <option key={sort.slug} value={slugOf(sort)}>
            {sort.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none -ml-6 size-5" strokeWidth={2} />
    </label>
  );
}
