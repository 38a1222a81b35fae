import type { Hit, HitData } from '../combined-search/hit.ts';
import type { AssistantSentence } from './reply.ts';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', minimumFractionDigits: 2 });
const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});

/** What is said of a record: nothing but what it holds, with the record itself as the source. */
export function sentenceOf({ category, title, description, data, path }: Hit): AssistantSentence {
  return { text: ended(factsOf(title, description, data)), record: { category, title, path } };
}

function factsOf(title: string, description: string, data: HitData): string {
  switch (data.kind) {
    case 'recruitment':
      return `${title} in ${data.location}: ${data.salary}`;
    case 'compliance':
      return `${title}, changed on ${days.format(new Date(data.updated))}: ${description}`;
    case 'equipment':
      return `${title}: ${pounds.format(data.price)} without VAT, ${lowerFirst(data.availability)}`;
    case 'news':
      return `${title}, published on ${days.format(new Date(data.publishedAt))}: ${description}`;
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
