import { type JsonSchema, objectOf, orNull, reference } from './json-schema.ts';
import {
  categoryWords,
  reasonKindWords,
  reasonPlaceWords,
  resultSourceWords,
  sourceNameWords,
} from './search.words.ts';

const string = (description: string): JsonSchema => ({ type: 'string', description });
const oneOf = (words: Readonly<Record<string, string>>, description: string): JsonSchema => ({
  type: 'string',
  enum: Object.values(words),
  description,
});

const reason = objectOf('A word of the search, and what of the result answers it.', {
  word: string('The word as typed, in lower case.'),
  matched: string('What was found for it.'),
  kind: oneOf(reasonKindWords, 'How it was found.'),
  place: oneOf(reasonPlaceWords, 'Where it was found.'),
});

const data: JsonSchema = {
  description: 'What is shown of a result, by its category.',
  oneOf: [
    objectOf('Of an open post.', {
      positions: { type: 'integer', minimum: 0, description: 'How many people are sought.' },
      location: string('Town.'),
      region: string('NHS England region, or the nation elsewhere.'),
      salary: string('Salary range as shown.'),
    }),
    objectOf('Of a compliance document.', {
      updated: { type: 'string', format: 'date', description: 'When the document was last changed.' },
      downloadSize: string('Size of the download as shown.'),
    }),
    objectOf('Of a product.', {
      price: { type: 'number', minimum: 0, description: 'Price of one, pounds without VAT.' },
      availability: string('Availability in words.'),
      certification: orNull(string('The first of its certifications; null where it has none.')),
    }),
    objectOf('Of a page of the portal.', { address: string('Address of it in the portal, without the host.') }),
    objectOf('Of a news article.', {
      publishedAt: { type: 'string', format: 'date-time', description: 'When the article was published, in UTC.' },
      readTime: { type: 'integer', minimum: 0, description: 'Minutes that it takes to read.' },
    }),
  ],
};

/** What the OpenAPI document says about searching the whole portal. */
export const searchSchemas: Readonly<Record<string, JsonSchema>> = {
  SearchResult: objectOf('Something of the portal that answers a search.', {
    id: string('Identifier of the post, document, product, article or page.'),
    category: oneOf(categoryWords, 'What kind of thing it is.'),
    title: string('Its title or name.'),
    description: string('What it is about, in a line or two.'),
    relevance: {
      type: 'number',
      minimum: 0,
      maximum: 1,
      description:
        'How well it answers: the full phrase in title, lead, category, employer or place adds 0.9, its words share 0.3, rare ones more of it than common ones, and the sum ends at 1.',
    },
    percent: { type: 'integer', minimum: 0, maximum: 100, description: 'The relevance as shown.' },
    isWeak: {
      type: 'boolean',
      description: 'Whether it answers in part only, under 30 percent. Such results come last.',
    },
    source: oneOf(resultSourceWords, 'Where it comes from.'),
    path: string('Address of it in the portal, without the host.'),
    why: string('Why it is shown, in words.'),
    reasons: { type: 'array', items: reason, description: 'What answers each word of the search.' },
    data,
  }),
  SearchAnswer: objectOf('What a search across the portal found.', {
    results: {
      type: 'array',
      items: reference('SearchResult'),
      maxItems: 8,
      description: 'The best of all parts together, the most relevant first.',
    },
    sources: {
      type: 'array',
      items: objectOf('A part of the portal that was searched.', {
        name: oneOf(sourceNameWords, 'Which part.'),
        answered: { type: 'boolean', description: 'Whether it answered within 3 seconds.' },
      }),
      description: 'All parts that were searched; none where there was no word to look for.',
    },
  }),
};
