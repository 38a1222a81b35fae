import type { Form, Synonyms } from './forms.ts';

/** A form as PostgreSQL searches for it. */
export interface SearchedForm extends Form {
  /** A tsquery as text. */
  readonly query: string;
}

/** What somebody typed, as it is searched for in every part of the portal. */
export interface TypedQuery {
  readonly text: string;
  /** The words that are looked for, folded; there is at least one. */
  readonly words: readonly string[];
  readonly forms: readonly SearchedForm[];
  /** Matches the words one after the other, as a tsquery. */
  readonly phrase: string;
  /** The other words for each term; none where they could not be read. */
  readonly synonyms: Synonyms;
}

/** Matches what has each of the words that are asked for, in any of its forms; empty where there is none to ask for. */
export function allWordsQuery(forms: readonly SearchedForm[], words: readonly number[]): string {
  return words
    .map((word) => anyFormQuery(forms.filter((form) => form.words.includes(word))))
    .map((query) => `(${query})`)
    .join(' & ');
}

/** Matches what has any of the forms; empty where there are none. */
export function anyFormQuery(forms: readonly SearchedForm[]): string {
  return [...new Set(forms.map(({ query }) => query))].map((query) => `(${query})`).join(' | ');
}
