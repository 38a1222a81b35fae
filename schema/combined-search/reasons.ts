import { type Category, namesCategory } from './category.ts';
import type { FormKind } from './forms.ts';
import type { Reason } from './hit.ts';
import type { Match } from './matches.queries.ts';
import type { Narrowing } from './narrowing.ts';
import type { SearchedForm } from './typed-query.ts';

/** What is said of a word that several forms answer: the nearest to what was typed. */
const nearest: readonly FormKind[] = ['typed', 'synonym', 'corrected', 'beginning', 'narrower'];

/** What answers each of the typed words, in their order; words without an answer are left out. */
export function reasonsOf(
  words: readonly string[],
  forms: readonly SearchedForm[],
  match: Match,
  category: Category,
  { place: narrowedTo, filters, ignored }: Narrowing,
): Reason[] {
  return words.flatMap((word, index): Reason[] => {
    if (ignored.has(index)) {
      return [];
    }
    if (narrowedTo?.words.includes(index)) {
      return [{ word, matched: narrowedTo.name, kind: 'place', place: 'place' }];
    }
    const filter = filters.find((one) => one.words.includes(index));
    if (filter) {
      return [{ word, matched: filter.label, kind: 'filter', place: 'filter' }];
    }
    const found = match.matchedForms
      .flatMap((place) => {
        const form = forms[place];
        return form?.words.includes(index) ? [{ ...form, inTitle: match.titleForms.includes(place) }] : [];
      })
      .sort(
        (one, other) =>
          nearest.indexOf(one.kind) - nearest.indexOf(other.kind) || Number(other.inTitle) - Number(one.inTitle),
      )[0];
    if (found) {
      const kind = found.kind === 'narrower' ? 'synonym' : found.kind;
      return [{ word, matched: found.text, kind, place: found.inTitle ? 'title' : 'text' }];
    }
    return namesCategory(word, category) ? [{ word, matched: category, kind: 'category', place: 'category' }] : [];
  });
}

/** Why a row is shown, in words: 'Title: nurse. Text: critical care (icu).' */
export function explain(reasons: readonly Reason[], hasPhrase: boolean, category: Category | 'page'): string {
  const listed = (place: Reason['place']) => [
    ...new Set(reasons.filter((reason) => reason.place === place).map(wording)),
  ];
  const parts = [
    ['Title', listed('title')],
    ['Text', listed('text')],
    [category === 'equipment' ? 'Product' : 'Post', listed('filter')],
    ['Place', listed('place')],
    ['Category', listed('category')],
  ] as const;
  const said = parts.filter(([, words]) => words.length > 0).map(([where, words]) => `${where}: ${words.join(', ')}.`);
  if (said.length === 0 && hasPhrase) {
    return 'What you typed is part of a word here.';
  }
  return said.join(' ');
}

function wording({ word, matched, kind }: Reason): string {
  return kind === 'synonym' || kind === 'corrected'
    ? `${matched} (${word})`
    : kind === 'place' || kind === 'filter'
      ? matched
      : word;
}
