import type { To } from 'react-router-dom';
import type { ActiveFilter } from '../ui/ActiveFilters.tsx';
import { type AnySearch, type ListDefinition, LONGEST_TEXT, type Search, type SortChoice } from './list-definition.ts';

/** The corrected search of a list. */
export interface SearchCorrection {
  readonly search: string;
  readonly typed: string;
  readonly asTyped: To;
}

/** A list's search in the address of its page, and everything that follows from it. */
export class ListAddress<
  ChoiceName extends string = never,
  TextName extends string = never,
  Sort extends string = string,
> {
  readonly #definition: ListDefinition<ChoiceName, TextName, Sort>;

  constructor(definition: ListDefinition<ChoiceName, TextName, Sort>) {
    this.#definition = definition;
  }

  get path(): string {
    return this.#definition.path;
  }

  /** The parameter that names an opened item. */
  get item(): string {
    return this.#definition.item;
  }

  /** Reads the search out of an address. What is not known there counts as not said. */
  read(params: URLSearchParams): Search<ChoiceName, TextName> {
    const { choiceFilters, texts, tidy = (search) => search } = this.#definition;
    const text = (name: string) => (params.get(name) ?? '').trim().slice(0, LONGEST_TEXT);
    const chosen = choiceFilters.map(({ name, choices, isSingle }) => {
      const given = isSingle ? params.getAll(name).slice(0, 1) : params.getAll(name);
      return [name, choices.map(({ slug }) => slug).filter((slug) => given.includes(slug))] as const;
    });
    const read = tidy({
      q: text('q'),
      ...Object.fromEntries(chosen),
      ...Object.fromEntries(texts.map((name) => [name, text(name)])),
      sort: '',
      after: text('after'),
      before: text('before'),
    } as Search<ChoiceName, TextName>);
    const sort = this.sortsFor(read).find(({ slug }) => slug === params.get('sort'))?.slug ?? '';
    return { ...read, sort: sort === this.#defaultSort(read).slug ? '' : sort };
  }

  /** The address of a search; defaults are left out. With `item`, that one is open over it. */
  of(search: Search<ChoiceName, TextName>, item?: string): To {
    const { choiceFilters, texts, path } = this.#definition;
    const names = ['q', ...choiceFilters.map(({ name }) => name), ...texts, 'sort', 'after', 'before'] as const;
    const said = { ...search, sort: search.sort === this.#defaultSort(search).slug ? '' : search.sort };
    const params = new URLSearchParams(
      names.flatMap((name) =>
        [said[name]]
          .flat()
          .filter(Boolean)
          .map((value) => [name, String(value)]),
      ),
    );
    if (item) params.set(this.#definition.item, item);
    const query = params.toString();
    return { pathname: path, search: query && `?${query}` };
  }

  /** A search with something changed: it starts at the first page again. */
  changed(
    search: Search<ChoiceName, TextName>,
    change: Partial<Search<ChoiceName, TextName>>,
  ): Search<ChoiceName, TextName> {
    const { tidy = (whole) => whole } = this.#definition;
    return tidy({ ...search, after: '', before: '', ...change });
  }

  /** Whether two searches ask for the same list, from its first page on. */
  isSame(one: Search<ChoiceName, TextName>, other: Search<ChoiceName, TextName>): boolean {
    const whole = (search: Search<ChoiceName, TextName>) => JSON.stringify(this.of(this.changed(search, {})));
    return whole(one) === whole(other);
  }

  /** A search without any filter, in the same order. */
  withoutFilters({ sort }: Pick<AnySearch, 'sort'>): Search<ChoiceName, TextName> {
    return this.read(new URLSearchParams({ sort }));
  }

  /** The orders that can be chosen for a search. */
  sortsFor(search: Search<ChoiceName, TextName>): readonly SortChoice<Sort>[] {
    const { sorts, bestMatch, furtherSort } = this.#definition;
    return [
      ...(search.q === '' ? [] : [bestMatch]),
      ...sorts,
      ...(furtherSort?.isOffered(search) ? [furtherSort.sort] : []),
    ];
  }

  /** The order of the list. */
  sortOf(search: Search<ChoiceName, TextName>): SortChoice<Sort> {
    return this.sortsFor(search).find(({ slug }) => slug === search.sort) ?? this.#defaultSort(search);
  }

  /** Whether the list is ordered by relevance, which ends before all matches are shown. */
  isByBestMatch(search: Search<ChoiceName, TextName>): boolean {
    return this.sortOf(search) === this.#definition.bestMatch;
  }

  /** The address of the same list in the default order of a list without a search text. */
  inFirstOrder(search: Search<ChoiceName, TextName>): { to: To; label: string } {
    const [first] = this.#definition.sorts;
    return { to: this.of(this.changed(search, { sort: first.slug } as Partial<typeof search>)), label: first.label };
  }

  /** The filters that a search has set, in the order of the form, each with the address without it. */
  activeFilters(search: Search<ChoiceName, TextName>): ActiveFilter[] {
    const { choiceFilters, wordsOf = () => [] } = this.#definition;
    const without = (change: object) => this.of(this.changed(search, change as Partial<typeof search>));
    return [
      ...(search.q ? [{ label: `Search: ${search.q}`, without: without({ q: '' }) }] : []),
      ...choiceFilters.flatMap(({ name, choices }) =>
        choices
          .filter(({ slug }) => search[name].includes(slug))
          .map(({ slug, alone }) => ({
            label: alone,
            without: without({ [name]: search[name].filter((other) => other !== slug) }),
          })),
      ),
      ...wordsOf(search).map(({ label, name }) => ({ label, without: without({ [name]: '' }) })),
    ];
  }

  /** The corrected search, and the address that searches for the typed text. */
  correctionOf(
    search: Search<ChoiceName, TextName>,
    correction: { readonly search: string; readonly asTyped: string } | null | undefined,
  ): SearchCorrection | undefined {
    if (!correction) return undefined;
    const asTyped = this.changed(search, { q: correction.asTyped } as Partial<typeof search>);
    return { search: correction.search, typed: search.q, asTyped: this.of(asTyped) };
  }

  /** The order and the page as variables of the list's query. */
  pageVariables(search: Search<ChoiceName, TextName>): {
    sort: Sort;
    first?: number;
    after?: string;
    last?: number;
    before?: string;
  } {
    const { pageSize } = this.#definition;
    const { after, before } = search;
    return {
      sort: this.sortOf(search).value,
      ...(before ? { last: pageSize, before } : { first: pageSize, ...(after && { after }) }),
    };
  }

  #defaultSort({ q }: { readonly q: string }): SortChoice<Sort> {
    const { sorts, bestMatch } = this.#definition;
    return q === '' ? sorts[0] : bestMatch;
  }
}
