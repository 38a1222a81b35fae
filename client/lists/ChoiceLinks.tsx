import { Link } from 'react-router-dom';
import { formatNumber } from '../ui/numbers.ts';
import { countOfChoice, type FacetCount } from './count-of-choice.ts';
import type { ListAddress } from './list-address.ts';
import type { ChoiceFilter, Search } from './list-definition.ts';

interface ChoiceLinksProps<ChoiceName extends string, TextName extends string, Sort extends string> {
  list: ListAddress<ChoiceName, TextName, Sort>;
  /** A filter of which one choice may be made. */
  filter: ChoiceFilter<ChoiceName>;
  search: Search<ChoiceName, TextName>;
  counts: readonly FacetCount[] | undefined;
}

/** The choices of a filter as links in a line above the list, each with the number behind it; the first takes the filter away. */
export function ChoiceLinks<ChoiceName extends string, TextName extends string, Sort extends string>({
  list,
  filter,
  search,
  counts,
}: ChoiceLinksProps<ChoiceName, TextName, Sort>) {
  const chosen = search[filter.name];
  const to = (slugs: readonly string[]) =>
    list.of(list.changed(search, { [filter.name]: slugs } as unknown as Partial<typeof search>));
  const all = counts?.reduce((sum, { count }) => sum + count, 0);
  const links = [
    { key: '', label: 'All', count: all, slugs: [], isCurrent: chosen.length === 0 },
    ...filter.choices.map((choice) => ({
      key: choice.slug,
      label: choice.label,
      count: countOfChoice(choice, counts),
      slugs: [choice.slug],
      isCurrent: chosen.includes(choice.slug),
    })),
  ];
  return (
    <nav aria-label={filter.title} data-print="hide">
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ key, label, count, slugs, isCurrent }) => (
          <li key={key}>
            <Link
              to={to(slugs)}
              aria-current={isCurrent ? 'true' : undefined}
              className={`inline-flex min-h-11 items-center gap-1.5 border-b-4 text-sm no-underline ${isCurrent ? 'border-current font-bold text-ink' : 'border-transparent'}`}
            >
              <span className={isCurrent ? '' : 'underline underline-offset-[0.15em]'}>{label}</span>{' '}
              <span className="num text-xs font-regular text-ink-2">{count !== undefined && formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
