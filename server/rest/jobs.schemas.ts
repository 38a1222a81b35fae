import {
  areaWords,
  bandWords,
  nationWords,
  schemeWords,
  searchFilterWords,
  typeWords,
  urgencyWords,
} from './jobs.words.ts';
import { type JsonSchema, objectOf, orNull, reference } from './json-schema.ts';
import { correctedSearch, listSchema } from './list.ts';

const string = (description: string): JsonSchema => ({ type: 'string', description });
const pounds = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, description });
const count = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, description });
const oneOf = (words: Readonly<Record<string, string>>, description: string): JsonSchema => ({
  type: 'string',
  enum: Object.values(words),
  description,
});

const band = oneOf(bandWords, 'Agenda for Change band.');
const isEstimate: JsonSchema = { type: 'boolean', description: 'Whether the figures were derived and not published.' };
const year = string('Pay year, April to March, like 2026/27.');

const jobProperties: Readonly<Record<string, JsonSchema>> = {
  id: { type: 'string', format: 'uuid', description: 'Identifier of the post.' },
  reference: string("The employer's reference."),
  title: string('Title of the post.'),
  department: string('Department or ward.'),
  employer: string('Who employs.'),
  location: string('Town.'),
  postcode: orNull(string('Postcode of the site, or as the employer gave it.')),
  region: string('NHS England region, or the nation elsewhere.'),
  distance: orNull({
    type: 'number',
    minimum: 0,
    description: 'Miles from `near`, to a tenth, between outward codes; null without `near`.',
  }),
  salary: string('Salary range as shown.'),
  salaryMin: orNull(pounds('Lowest salary, whole pounds a year.')),
  salaryMax: orNull(pounds('Highest salary, whole pounds a year.')),
  type: oneOf(typeWords, 'Kind of post as shown.'),
  contractType: string('Permanent, Fixed term, Bank, Locum and so on.'),
  workingPattern: string('Full-time, Part-time, Job share and so on.'),
  posted: string('How long ago the post was advertised.'),
  postedAt: { type: 'string', format: 'date-time', description: 'When the post was advertised, in UTC.' },
  closesAt: orNull({
    type: 'string',
    format: 'date',
    description: 'Last day to apply, until 11:59pm; null while it stays open until filled.',
  }),
  agency: orNull(string('The recruitment partner; null where the employer recruits directly.')),
  urgency: oneOf(urgencyWords, 'How soon the employer needs somebody.'),
  band: orNull(band),
  applications: count('How many people have applied.'),
  applyUrl: orNull({
    type: 'string',
    format: 'uri',
    description: 'Page outside the portal where one applies; null for a post of the portal itself.',
  }),
};

const supplement = objectOf('What is paid on top of the band in and around London.', {
  area: oneOf(areaWords, 'Which area.'),
  year,
  percent: count('Share of the salary, before the bounds.'),
  minimum: pounds('Supplement at the entry point, whole pounds a year.'),
  maximum: pounds('Supplement at the top point, whole pounds a year.'),
  isEstimate,
});

const pay = objectOf(
  'The pay scale that the salary follows: whole pounds a year for full-time work (37.5 hours). Null without a band, and where the employer entered the salary.',
  {
    scheme: oneOf(schemeWords, 'Whose terms apply.'),
    band,
    nation: oneOf(nationWords, 'Whose scale it is.'),
    year,
    entry: pounds('Entry point.'),
    intermediate: orNull(pounds('Middle point, where the band has one.')),
    top: pounds('Top point.'),
    isEstimate,
    source: string('Where the figures come from.'),
    highCostAreaSupplement: orNull(supplement),
  },
);

/** What the OpenAPI document says about posts. */
export const jobSchemas: Readonly<Record<string, JsonSchema>> = {
  Job: objectOf('An advertised post.', jobProperties),
  JobDetail: objectOf('An advertised post, in full.', {
    ...jobProperties,
    description: string('The advertisement, in Markdown.'),
    isOpen: { type: 'boolean', description: 'Whether one can still apply.' },
    pay: orNull(pay),
  }),
  JobStats: objectOf('Counted from the posts that are open now.', {
    openPositions: count('Posts that one can apply to.'),
    newThisWeek: count('Of these, advertised in the last 7 days.'),
    closingThisWeek: count('Of these, closing within 7 days.'),
    highUrgency: count('Of these, of high urgency.'),
    applications: count('Applications to these posts.'),
    employers: count('Employers of these posts.'),
  }),
};

const origin = {
  name: string('Its name, by which `near` means it and no other.'),
  label: string('Name and where that is, as shown.'),
};

/** What a page of posts says besides its rows. */
export const jobListSchema: JsonSchema = listSchema('jobs', reference('Job'), {
  ...correctedSearch,
  nearest: orNull(
    objectOf('The nearest post, where none is within the distance of `near`, or in the place that `search` names.', {
      distance: { type: 'number', minimum: 0, description: 'Miles from there, to a tenth.' },
      job: reference('Job'),
    }),
  ),
  near: orNull(
    objectOf('The place that `near` was taken for; null without `near`.', {
      ...origin,
      others: {
        type: 'array',
        maxItems: 10,
        description: 'Other places of that name, the larger ones first.',
        items: objectOf('A place to measure distances from.', origin),
      },
    }),
  ),
  understood: {
    type: 'array',
    maxItems: 5,
    description: 'The filters that `search` was understood to name. What stands in quotes names none.',
    items: objectOf('A filter that was understood from the words of the search.', {
      kind: oneOf(searchFilterWords, 'What it narrows the list by.'),
      label: string('The filter in words, like: £40,000 or more.'),
      without: string('The search without this filter: its words in quotes, searched as text.'),
    }),
  },
  searchText: orNull(string('What is left of `search` to look for in the text of posts; null where that is nothing.')),
  matchesSomeWords: {
    type: 'boolean',
    description: 'Whether no post has all words of `searchText`, and these have some of them.',
  },
});
