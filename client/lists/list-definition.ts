/** One choice of a filter: its name in the address, its words, and the values that it asks the graph for. */
export interface Choice<Value extends string = string> {
  slug: string;
  label: string;
  /** The words among the filters in use, where they must stand alone. */
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

/** An order of the list: its name in the address and what it asks the graph for. */
export interface SortChoice<Value extends string = string> {
  slug: string;
  label: string;
  value: Value;
}

/** The part of a search that every list has, as it stands in the address. */
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

/** How a list stands in the address of its page. */
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
  /** The words for a text among the filters in use, and its part of the address; none where it is not a filter. */
  wordsOf?(search: Search<ChoiceName, TextName>): readonly { label: string; name: TextName }[];
}

/** How many characters of a text in the address are read. */
export const LONGEST_TEXT = 200;
