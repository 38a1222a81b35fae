import type { SearchQuery } from './operations.generated.ts';
import {
  categoryWords,
  reasonKindWords,
  reasonPlaceWords,
  resultSourceWords,
  sourceNameWords,
} from './search.words.ts';

/** What a search found, and which parts of the portal were asked. */
export function presentSearch({ search }: SearchQuery) {
  return {
    results: search.hits.map(presentHit),
    sources: search.sources.map(({ name, answered }) => ({ name: sourceNameWords[name], answered })),
  };
}

function presentHit(hit: SearchQuery['search']['hits'][number]) {
  return {
    ...hit,
    category: categoryWords[hit.category],
    source: resultSourceWords[hit.source],
    reasons: hit.reasons.map((reason) => ({
      ...reason,
      kind: reasonKindWords[reason.kind],
      place: reasonPlaceWords[reason.place],
    })),
  };
}
