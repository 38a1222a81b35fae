import type { Hit, HitData } from '../combined-search/hit.ts';
import { longDate } from '../text/clock-text.ts';
import { formatPounds } from '../text/pounds.ts';
import type { AssistantSentence } from './reply.ts';

/** Sentences about a record: only its own content, with the record as the source. */
export function sentenceOf({ category, title, description, data, path }: Hit): AssistantSentence {
  return { text: ended(factsOf(title, description, data)), record: { category, title, path } };
}

function factsOf(title: string, description: string, data: HitData): string {
  switch (data.kind) {
    case 'recruitment':
      return `${title} in ${data.location}: ${data.salary}`;
    case 'compliance':
      return `${title}, changed on ${longDate(data.updated)}: ${description}`;
    case 'equipment':
      return `${title}: ${formatPounds(data.price)} without VAT, ${lowerFirst(data.availability)}`;
    case 'news':
      return `${title}, published on ${longDate(data.publishedAt)}: ${description}`;
    case 'help':
      return description;
    case 'page':
      return `${title}: ${description}`;
  }
}

const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** "In stock" within a sentence, but "CE marked" as it is. */
const lowerFirst = (text: string): string =>
  /^[A-Z][a-z ]/.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
