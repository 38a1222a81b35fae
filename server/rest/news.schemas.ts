import { type JsonSchema, objectOf, orNull, reference } from './engine/json-schema.ts';
import { categoryWords, priorityWords } from './news.words.ts';

const string = (description: string): JsonSchema => ({ type: 'string', description });
const count = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, description });
const oneOf = (words: Readonly<Record<string, string>>, description: string): JsonSchema => ({
  type: 'string',
  enum: Object.values(words),
  description,
});

const articleProperties: Readonly<Record<string, JsonSchema>> = {
  id: { type: 'string', format: 'uuid', description: 'Identifier of the article.' },
  slug: string('Name of the article in addresses.'),
  title: string('Headline.'),
  summary: string('What it says, in a sentence or two.'),
  category: oneOf(categoryWords, 'What it is about.'),
  publishedAt: { type: 'string', format: 'date-time', description: 'When it was published, in UTC.' },
  readTime: { type: 'integer', minimum: 1, description: 'Minutes that reading takes.' },
  views: count('How often it was opened, counted once a visitor and day.'),
  source: string('Who says so.'),
  sourceUrl: orNull({
    type: 'string',
    format: 'uri',
    description: 'Where the source is; null where the portal itself is the source.',
  }),
  image: string('Path of its picture on this portal.'),
  imageDescription: string('What the picture says; empty where it only decorates.'),
  tags: { type: 'array', items: { type: 'string' }, maxItems: 10, description: 'Words to find it by.' },
  priority: oneOf(priorityWords, 'How much it matters to most readers.'),
  verified: { type: 'boolean', description: 'Whether the text was held against the source.' },
};

/** A list that is answered whole. */
export const picksSchema: JsonSchema = objectOf('Some articles.', {
  news: { type: 'array', items: reference('Article'), maxItems: 100, description: 'The articles, in order.' },
});

/** The best matches, with what is known of the others. */
export const instantResultsSchema: JsonSchema = objectOf('The best matches for what has been typed so far.', {
  news: { type: 'array', items: reference('Article'), maxItems: 100, description: 'The articles, best match first.' },
  total: { type: 'integer', minimum: 0, maximum: 10_000, description: 'How many articles match in all.' },
  totalIsCapped: { type: 'boolean', description: 'Whether there are more than the 10,000 articles that are counted.' },
});

export const categoriesSchema: JsonSchema = objectOf('All categories.', {
  categories: { type: 'array', items: reference('NewsCategory'), description: 'The categories, in a fixed order.' },
});

/** What the OpenAPI document says about news. */
export const newsSchemas: Readonly<Record<string, JsonSchema>> = {
  Article: objectOf('A piece of news.', articleProperties),
  ArticleDetail: objectOf('A piece of news, in full.', {
    ...articleProperties,
    content: string('The text, in Markdown.'),
  }),
  NewsCategory: objectOf('A category, and how many articles it has.', {
    category: oneOf(categoryWords, 'The category.'),
    label: string('The category in words.'),
    count: count('How many articles it has.'),
  }),
  NewsStats: objectOf('Counted from the articles that are published now.', {
    articles: count('Articles.'),
    publishedThisWeek: count('Of these, published in the last 7 days.'),
    highPriority: count('Of these, of high priority.'),
    verified: count('Of these, held against their source.'),
    views: count('How often they were opened, counted once a visitor and day.'),
  }),
};
