import type { Category } from './category.ts';
import type { Hit, HitContent } from './hit.ts';
import type { Match } from './matches.queries.ts';
import type { Narrowing } from './narrowing.ts';
import { reasonsOf } from './reasons.ts';
import { relevanceOf } from './relevance.ts';
import { type TypedQuery, weightOf } from './typed-query.ts';

/** What a hit gains that is of the kind, in the place, or with the band, pay or hours that the search names; thousandths. */
const NAMED_KIND = 250;
const NAMED_PLACE = 1_000;
const NAMED_FILTER = 1_000;

/** What the row was searched for. */
interface Searched {
  readonly category: Category;
  /** Places of the words that were asked for. */
  readonly words: readonly number[];
  readonly narrowing: Narrowing;
}

/** A row that was found, with how well it answers the search and why. */
export function hitOf(
  content: HitContent,
  match: Match,
  typed: TypedQuery,
  { category, words: asked, narrowing }: Searched,
): Hit {
  const { words, forms } = typed;
  const { place, filters, ignored } = narrowing;
  const reasons = reasonsOf(words, forms, match, category, narrowing);
  // The name of its kind alone says nothing of a hit, where more was asked for.
  const isOfKind = words.length === 1 || reasons.some(({ kind }) => kind !== 'category');
  const whole = weightOf(typed, words.keys());
  const others = [...words.keys()].filter((word) => !asked.includes(word) && !ignored.has(word));
  const matched = reasons.length === words.length ? whole : match.share + weightOf(typed, others);
  const ofNamed =
    (isOfKind && typed.kind === category ? NAMED_KIND : 0) +
    (place ? NAMED_PLACE : 0) +
    (filters.length > 0 ? NAMED_FILTER : 0);
  const evidence = { phrase: match.hasPhrase, words: whole, matched };
  return {
    ...content,
    category,
    relevance: relevanceOf(evidence),
    isCorrected: reasons.some(({ kind }) => kind === 'corrected'),
    textRank: match.textRank + ofNamed,
    phrase: match.hasPhrase,
    reasons,
    stems: matchedStems(typed, match),
  };
}

function matchedStems({ forms }: TypedQuery, { matchedForms }: Match): string[] {
  const stems = matchedForms.flatMap((place) => {
    const { stems: ofForm = [], kind } = forms[place] ?? {};
    return ofForm.map((stem) => (kind === 'beginning' ? `${stem}*` : stem));
  });
  return [...new Set(stems)];
}
