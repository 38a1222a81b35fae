import { categoryWords, documentUrgencyWords } from './compliance.words.ts';
import { type JsonSchema, objectOf, orNull } from './engine/json-schema.ts';

const string = (description: string): JsonSchema => ({ type: 'string', description });
const strings = (description: string): JsonSchema => ({ type: 'array', items: { type: 'string' }, description });
const count = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, description });
const day = (description: string): JsonSchema => ({ type: 'string', format: 'date', description });
const address = (description: string): JsonSchema => ({ type: 'string', format: 'uri', description });
const oneOf = (words: Readonly<Record<string, string>>, description: string): JsonSchema => ({
  type: 'string',
  enum: Object.values(words),
  description,
});

const id: JsonSchema = { type: 'string', format: 'uuid', description: 'Identifier of the document.' };
const slug = string('Name in addresses; never changes.');
const checksum: JsonSchema = {
  type: 'string',
  pattern: '^[0-9a-f]{64}$',
  description: 'SHA-256 of the file, in hexadecimal digits.',
};
const fileName = string('Name of the file: slug, version and its day.');
const downloads = count('How many times the document was downloaded, in any version.');
const file = {
  fileName,
  fileSize: string('Length of the file as shown.'),
  fileBytes: count('Length of the file in bytes.'),
  checksum,
};

const documentProperties: Readonly<Record<string, JsonSchema>> = {
  id,
  slug,
  title: string('Title of the document.'),
  description: string('What it is about, in a sentence.'),
  category: oneOf(categoryWords, 'Kind of document.'),
  lastUpdated: day('The day of the newest version.'),
  reviewDate: day('The day by which the text is to be read again against the law.'),
  ...file,
  downloads,
  urgency: oneOf(documentUrgencyWords, 'How soon it needs to be read.'),
  source: string('The body whose rules it is about.'),
  sourceUrl: address('Page of that body, outside the portal.'),
  version: string('Number of the newest version.'),
};

const lawChange = objectOf('What of an earlier version no longer is the law.', {
  title: string('In a few words.'),
  since: string('Number of the version that is corrected.'),
  text: string('When and why, in a sentence or two.'),
  subject: string('What the rows are about.'),
  rows: {
    type: 'array',
    description: 'Each change.',
    items: objectOf('One thing that no longer is as the earlier version says.', {
      subject: string('What it is about.'),
      before: string('What the earlier version says.'),
      now: string('What holds today.'),
    }),
  },
  marks: strings('Words that no longer hold, as they still stand in the text.'),
  source: string('The law, or who reports on it.'),
  sourceUrl: address('Where to read it.'),
});

const version = objectOf('A text of the document as it was published.', {
  number: string('Number of the version.'),
  isCurrent: { type: 'boolean', description: 'Whether it is the newest one.' },
  publishedOn: day('The day of publication.'),
  changeNote: string('What this version brought.'),
  ...file,
});

/** What the OpenAPI document says about compliance documents. */
export const complianceSchemas: Readonly<Record<string, JsonSchema>> = {
  Document: objectOf('A compliance document.', documentProperties),
  DocumentDetail: objectOf('A compliance document, in full.', {
    ...documentProperties,
    regulations: strings('The law that it is about.'),
    applicableTo: strings('Whom it is for.'),
    content: string('The text of the newest version, in Markdown.'),
    lawChange: orNull(lawChange),
    versions: { type: 'array', items: version, maxItems: 50, description: 'The versions, newest first.' },
  }),
  DocumentDownload: objectOf('The file of a document, its download counted.', {
    id,
    slug,
    version: string('Number of the version.'),
    fileName,
    text: string('The whole file: plain text.'),
    checksum,
    downloads,
  }),
  ComplianceStats: objectOf('Counted from the published documents; what cannot be counted is null.', {
    totalDocuments: count('Published documents.'),
    recentUpdates: count('Of these, with a version of the last 30 days.'),
    complianceScore: orNull({ type: 'number', description: 'Not measured, so null.' }),
    criticalAlerts: count('Published documents of high urgency.'),
    downloads: count('Downloads of all documents.'),
  }),
  DocumentCategories: objectOf('All categories.', {
    categories: {
      type: 'array',
      description: 'With or without documents, in their order.',
      items: objectOf('A category and how many documents it has.', {
        category: oneOf(categoryWords, 'The category.'),
        label: string('The category in words.'),
        count: count('Published documents in it.'),
      }),
    },
  }),
};
