import type { ContentKind, ContentRevisionAction } from '../../generated/graph.generated.ts';
import type { ListWords } from '../../lists/list-words.ts';

export interface KindOfContent {
  readonly kind: ContentKind;
  /** How the address names it; the first kind is shown if it names none. */
  readonly slug: string;
  readonly label: string;
  readonly noun: string;
  /** The label of the link to the form of new content; absent if pages always show it. */
  readonly newLabel?: string;
  readonly list: ListWords;
  /** Where readers see one of it. */
  readonly page: (slug: string) => string;
}

const words = (one: string, many: string): ListWords => ({
  ...{ one, many },
  loading: `Loading ${many}`,
  failed: `The list of ${many} could not be loaded`,
  noMatch: `No ${one} matches`,
  none: { title: `No ${many}`, text: 'What operators write appears here.' },
});

/** The kinds of content that operators edit, in the order of the section. */
export const kindsOfContent: readonly [KindOfContent, ...KindOfContent[]] = [
  {
    kind: 'ARTICLE',
    slug: '',
    label: 'News',
    noun: 'article',
    newLabel: 'Write an article',
    list: words('article', 'articles'),
    page: (slug) => `/news?article=${slug}`,
  },
  {
    kind: 'HELP_ARTICLE',
    slug: 'help',
    label: 'Help articles',
    noun: 'help article',
    newLabel: 'Write a help article',
    list: words('help article', 'help articles'),
    page: (slug) => `/help-center?article=${slug}`,
  },
  {
    kind: 'DOCUMENT',
    slug: 'documents',
    label: 'Documents',
    noun: 'document',
    newLabel: 'Write a document',
    list: words('document', 'documents'),
    page: (slug) => `/compliance?doc=${slug}`,
  },
  {
    kind: 'ENTRY',
    slug: 'pages',
    label: 'Page texts',
    noun: 'page text',
    list: words('page text', 'page texts'),
    page: pageOfEntry,
  },
];

export const ACTIONS: Readonly<Record<ContentRevisionAction, string>> = {
  LOADED: 'As it was loaded',
  CREATED: 'Written',
  EDITED: 'Changed',
  PUBLISHED: 'Published',
  UNPUBLISHED: 'Taken back from publication',
  RESTORED: 'Earlier revision brought back',
};

export const NOT_SAVED = 'The changes were not saved';
export const NOT_PUBLISHED = 'Nothing was published';
export const NOT_UNPUBLISHED = 'Nothing was taken back';
/** The note in the history if publishing is undone from its toast. */
export const PUBLISHING_UNDONE = 'Publishing was undone';
export const NOT_RESTORED = 'The revision was not brought back';

export const historyWords: ListWords = {
  one: 'revision',
  many: 'revisions',
  loading: 'Loading the history',
  failed: 'The history could not be loaded',
  noMatch: 'No revision matches',
  none: { title: 'Not edited yet', text: 'Each saved change appears here, with who made it and what it changed.' },
};

export const NOT_PUBLISHED_NOTE = 'Readers do not see it yet: it can be published in the list.';
export const MARKDOWN_HINT =
  'Plain paragraphs with an empty line between them. ## begins a heading, - an entry of a list, **two stars** stand around bold words, and [words](address) are a link';

/** The page of an entry, which is the prefix of its key; the layout's entries are on the home page too. */
function pageOfEntry(key: string): string {
  const [page = ''] = key.split('.');
  return ['home', 'footer', 'top-banner'].includes(page) ? '/' : `/${page}`;
}
