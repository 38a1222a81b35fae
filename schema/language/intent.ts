import { namedKind } from '../combined-search/category.ts';
import { wordsOf } from '../queries/search/folded-words.ts';

/** What a question is for. */
export type IntentName =
  | 'find_job'
  | 'post_job'
  | 'find_equipment'
  | 'sell_equipment'
  | 'find_document'
  | 'check_compliance'
  | 'find_news'
  | 'find_training'
  | 'get_help'
  | 'unknown';

export interface Intent {
  readonly name: IntentName;
  /** 0 to 1: see `confidences`. */
  readonly confidence: number;
  /** The words that decided it, as they were asked. */
  readonly words: readonly string[];
}

/** How an intent was recognised: by a phrase without another meaning, by words of one part of the portal, or not at all. */
export const confidences = { phrase: 0.95, words: 0.8, nothing: 0 } as const;

const phrases: readonly (readonly [RegExp, IntentName])[] = [
  [
    /\b(?:post|advertise|publish)(?:ing)? (?:a |an |our |my )?(?:new )?(?:job|post|vacancy|role|position)s?\b|\brecruit(?:ing)? staff\b/u,
    'post_job',
  ],
  [
    /\b(?:sell|list|offer)(?:ing)? (?:a |an |our |my |some )?(?:\w+ ){0,3}(?:equipment|product|device)s?\b|\bbecome a (?:supplier|vendor)\b/u,
    'sell_equipment',
  ],
  [
    /\b(?:check|compare|review|audit)(?:ing)? (?:a |an |our |my |this |the )?(?:\w+ ){0,2}(?:policy|contract|procedure|tender|text) (?:against|for|with)\b|\bis (?:our|my|this|the) (?:\w+ ){0,2}(?:policy|contract|procedure) compliant\b/u,
    'check_compliance',
  ],
  [/\b(?:course|training|webinar|certificate|certification|e-?learning|cpd)s?\b/u, 'find_training'],
  [
    /\bhow (?:do|can|does|should) (?:i|we|you|one)\b|\b(?:reset|change|forgot(?:ten)?) (?:my |the )?(?:password|email|account)\b|\b(?:cannot|can't|unable to) (?:sign|log) ?in\b|\bcontact (?:you|support|us)\b/u,
    'get_help',
  ],
];

const ofCategories = {
  recruitment: 'find_job',
  equipment: 'find_equipment',
  compliance: 'find_document',
  help: 'get_help',
  other: 'find_news',
} as const;

/**
 * The intent of a question, by rules alone: the first phrase in the list that it has, else the part of the portal that one of
 * its words names.
 */
export function intentOf(question: string): Intent {
  const text = question.toLowerCase().replaceAll('\u2019', "'");
  for (const [pattern, name] of phrases) {
    const found = pattern.exec(text);
    if (found) return { name, confidence: confidences.phrase, words: [found[0]] };
  }
  const words = wordsOf(text);
  const kind = namedKind(words);
  if (!kind) return { name: 'unknown', confidence: confidences.nothing, words: [] };
  const deciding = words.filter((word) => namedKind([word]) === kind);
  return { name: ofCategories[kind], confidence: confidences.words, words: [...new Set(deciding)] };
}
