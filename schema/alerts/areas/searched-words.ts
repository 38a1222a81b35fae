import { ValidationError } from '../../errors.ts';
import type { SearchShape, SearchValues } from '../../queries/search/text-search.ts';

interface ReadSearch {
  readonly shape: { readonly search: SearchShape };
  readonly values: Pick<SearchValues, 'query'>;
}

/** The further matches of a list for a short word: all words that begin with it. */
const beginning = /(?:^| \| )'[^']*':\*$/;

/**
 * The words of a search as a tsquery; empty if nothing is searched for. A list finds parts of words besides, by which no
 * saved search is found.
 *
 * @throws ValidationError if the search has no whole word.
 */
export function searchedWords({ shape: { search }, values }: ReadSearch): string {
  if (search === 'none') {
    return '';
  }
  const words = values.query.replace(beginning, '');
  if (words === '') {
    throw ValidationError.of('search', 'An alert looks for whole words. Use a word that says more.');
  }
  return words;
}
