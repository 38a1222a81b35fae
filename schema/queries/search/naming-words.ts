/** Words that users write around a search in any list, and words that fit all of the portal. */
const around = 'nhs|find(?:ing)?|looking|show(?: me)?|please|want(?:ed|ing)?';

function naming(words: string): RegExp {
  return new RegExp(
    String.raw`["\u201c\u201d]([^"\u201c\u201d]*)["\u201c\u201d]|\b(?:${around}|${words})\b(?!-)`,
    'gi',
  );
}

/** For each list, the words that name its subject or its use, which hardly any of its rows contain. */
export const namingWords = {
  jobs: naming('jobs?|vacanc(?:y|ies)|posts?|positions?|roles?|careers?|openings?'),
  documents: naming('documents?|pdfs?|downloads?|files?'),
  equipment: naming(
    'buy(?:ing)?|purchas(?:e|ing)|prices?|costs?|cheap(?:er|est)?|affordable|for sale|equipment|products?',
  ),
  help: naming(
    String.raw`help|articles?|guides?|faqs?|questions?|means?|meaning|explain(?:ed)?|happens?|possible|anything|something|portal|website|\d+`,
  ),
  news: naming('news|articles?|stor(?:y|ies)|latest|headlines?|updates?|announcements?'),
} as const;

/** The search without words that only name a list; those in quotes stay. It may be empty then. */
export function withoutNaming(search: string, names: RegExp): string {
  return search
    .replace(names, (_whole, quoted?: string) => quoted ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
