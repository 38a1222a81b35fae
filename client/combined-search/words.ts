/** Texts whose wording is fixed: do not edit it. */
export const POPULAR_SEARCHES = [
  'Nurse jobs',
  'Ventilators',
  'CQC guidelines',
  'ICU equipment',
  'Staff training',
  'PPE supplies',
] as const;

/** What the search says when it found nothing. */
export function noResultsFor(text: string): string {
  return `No results found for "${text}"`;
}

export const SEARCH_TITLE = `Search ${__PRODUCT_NAME__}`;
export const FIELD_LABEL = 'Search jobs, documents, equipment, news and help';
export const SEARCH_FAILED = 'Search is not available. Try again.';
export const HINT =
  'Search for a job, a document, a product or a topic. Short forms and small mistakes are understood.';
/** Stands above the hits that answer a search in part only. */
export const WEAKER_MATCHES = 'Weaker matches';
export const SEARCHING = 'Searching';
export const RANKING = 'Automated ranking from portal rules';
export const KEYS = 'Arrows move, Enter opens, Esc closes';

/** Where one looks without searching. */
export const AREA_LINKS = [
  { to: '/staff-portal', label: 'Staff portal' },
  { to: '/compliance', label: 'Compliance' },
  { to: '/equipment', label: 'Equipment' },
] as const;

/** Longest text that is searched for. */
export const LONGEST_TEXT = 200;
