/** What users write around what they look for, in any list, and what all of the portal is about. */
const around = 'nhs|find(?:ing)?|looking|show(?: me)?|please|want(?:ed|ing)?';

function naming(words: string): RegExp {
  return new RegExp(
    String.raw`["\u201c\u201d]([^"\u201c\u201d]*)["\u201c\u201d]|\b(?:${around}|${words})\b(?!-)`,
    'gi',
  );
}

/** By list, the words that name what it is of or what one does there, which hardly any of its rows says of itself. */
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
