import type { ListedArea } from '../support/agreement.ts';
import { capitalized, countInWords, dateInWords } from '../support/page-words.ts';

/** What a row of the list says about a document. */
interface ShownDocument {
  readonly title: string;
  /** The slugs that its links open. */
  readonly opens: readonly string[];
  readonly description: string;
  readonly urgency: string;
  readonly categoryAndSource: string;
  readonly version: string;
  readonly lastUpdated: string;
  readonly updated: string;
  readonly file: string;
  readonly actions: readonly string[];
}

interface RestDocument {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly urgency: string;
  readonly source: string;
  readonly version: string;
  readonly lastUpdated: string;
  readonly fileSize: string;
  readonly downloads: number;
}

interface GraphDocument extends Omit<RestDocument, 'category'> {
  readonly categoryLabel: string;
}

/** The list of documents in HTML, REST and graph. */
export const documents: ListedArea<ShownDocument, RestDocument, GraphDocument> = {
  page: '/compliance',
  rest: '/api/compliance',
  name: 'documents',
  type: 'Document',
  graphFields: 'id slug title description categoryLabel urgency source version lastUpdated fileSize downloads',
  pageSize: 10,
  readRows: (page) =>
    page.locator('ul.result-list > li').evaluateAll((items) =>
      items.map((item) => {
        const text = (node: Element | null | undefined) => node?.textContent?.trim() ?? '';
        const links = [...item.querySelectorAll('a')];
        const [description, tags, version, updated, file] = item.querySelectorAll('p');
        const [urgency, categoryAndSource] = [...(tags?.children ?? [])].map(text);
        return {
          title: text(item.querySelector('h3')),
          opens: links.map(({ search }) => new URLSearchParams(search).get('doc') ?? ''),
          description: text(description),
          urgency: urgency ?? '',
          categoryAndSource: categoryAndSource ?? '',
          version: text(version),
          lastUpdated: item.querySelector('time')?.dateTime ?? '',
          updated: text(updated),
          file: text(file),
          actions: [text(item.querySelector('button')), text(links[1])],
        };
      }),
    ),
  shownAsRest: (document) => shown(document, capitalized(document.category)),
  shownAsGraph: ({ categoryLabel, urgency, ...document }) =>
    shown({ ...document, urgency: urgency.toLowerCase() }, categoryLabel),
};

function shown(document: Omit<RestDocument, 'category'>, category: string): ShownDocument {
  const { slug, title, description, urgency, source, version, lastUpdated, fileSize, downloads } = document;
  return {
    title,
    opens: [slug, slug],
    description,
    urgency: `${capitalized(urgency)} urgency`,
    categoryAndSource: `${category}. Source: ${source}`,
    version: `Version ${version}`,
    lastUpdated,
    updated: `Updated ${dateInWords(lastUpdated)}`,
    file: `TXT, ${fileSize}, ${countInWords(downloads, 'download')}`,
    actions: [`Download ${title}`, `View ${title}`],
  };
}
