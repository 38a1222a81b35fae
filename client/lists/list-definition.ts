/** One choice of a filter: its name in the address, its words, and the values that it asks the graph for. */
export interface Choice<Value extends string = string> {
  slug: string;
  label: string;
  /** The label among the active filters, if it needs one of its own. */
  alone: string;
  values: readonly Value[];
}

/** A filter that offers choices. */
export interface ChoiceFilter<Name extends string = string, Value extends string = string> {
  name: Name;
  title: string;
  choices: readonly Choice<Value>[];
  /** Only one may be chosen. */
  isSingle?: boolean;
}

/** An order of the list: its name in the address and its value in the graph. */
export interface SortChoice<Value extends string = string> {
  slug: string;
  label: string;
  value: Value;
}

/** The part of a search that every list has, as in the address. */
export interface AnySearch {
  readonly q: string;
  /** A slug of the list's orders; empty for the default order. */
  readonly sort: string;
  readonly after: string;
  readonly before: string;
}

/** What a list is asked for: the choices made and the texts given besides what every list has. */
export type Search<ChoiceName extends string, TextName extends string> = AnySearch &
  Readonly<Record<ChoiceName, readonly string[]>> &
  Readonly<Record<TextName, string>>;

/** The addresses of a list's page. */
export interface ListDefinition<ChoiceName extends string, TextName extends string, Sort extends string> {
  path: string;
  /** The parameter that names an opened item. */
  item: string;
  choiceFilters: readonly ChoiceFilter<ChoiceName>[];
  /** Parameters that hold one text each. */
  texts: readonly TextName[];
  /** The orders; the first is the default. */
  sorts: readonly [SortChoice<Sort>, ...SortChoice<Sort>[]];
  /** The default order of a list with a search text; offered only then. */
  bestMatch: SortChoice<Sort>;
  /** An order that is offered for some searches alone. */
  furtherSort?: { readonly sort: SortChoice<Sort>; isOffered(search: Search<ChoiceName, TextName>): boolean };
  pageSize: number;
  /** Takes away what does not stand together; called with all that is read. */
  tidy?(search: Search<ChoiceName, TextName>): Search<ChoiceName, TextName>;
  /** The words for a text among the filters in use, and its part of the address; none if it is not a filter. */
  wordsOf?(search: Search<ChoiceName, TextName>): readonly { label: string; name: TextName }[];
}

/** How many characters of a text in the address are read. */
export const LONGEST_TEXT = 200;
