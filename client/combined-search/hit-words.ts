import type { SearchHitRowFragment, SearchQuery } from './search.generated.ts';

type Hit = SearchHitRowFragment;
type SourceName = SearchQuery['search']['sources'][number]['name'];

/** The badge of each category. What is in no other part of the portal is news, at present. */
export const categoryLabels: Record<Hit['category'], string> = {
  RECRUITMENT: 'Recruitment',
  COMPLIANCE: 'Compliance',
  EQUIPMENT: 'Equipment',
  PAGE: 'Page',
  HELP: 'Help',
  OTHER: 'News',
};

const sourceLabels: Record<SourceName, string> = {
  JOBS: 'jobs',
  DOCUMENTS: 'documents',
  EQUIPMENT: 'equipment',
  NEWS: 'news',
  HELP: 'help',
};

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
/** Words that stand beside those that were typed: more would not be read. */
const MOST_OTHER_WORDS = 3;

/** How many hits there are for a text: '6 results for "icu"'; if none of them answers all of it, that they are weaker matches. */
export function headline(hits: readonly Pick<Hit, 'isWeak'>[], text: string): string {
  const { length } = hits;
  return hits.every(({ isWeak }) => isWeak)
    ? `Only ${length} weaker ${length === 1 ? 'match' : 'matches'} for "${text}"`
    : `${length} ${length === 1 ? 'result' : 'results'} for "${text}"`;
}

/** The corrected words: "intensive care and critical care"; empty if nothing was corrected. */
export function otherWords(hits: readonly Hit[]): string {
  const other = hits
    .flatMap(({ reasons }) => reasons)
    .filter(({ kind }) => kind === 'SYNONYM' || kind === 'CORRECTED')
    .map(({ matched }) => matched);
  return list.format([...new Set(other)].slice(0, MOST_OTHER_WORDS));
}

/** Which parts of the portal are missing in the hits; empty if all answered. */
export function missingSources({ sources }: SearchQuery['search']): string {
  return list.format(sources.filter(({ answered }) => !answered).map(({ name }) => sourceLabels[name]));
}
