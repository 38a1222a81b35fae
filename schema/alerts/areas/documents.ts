import { sql } from 'kysely';
import { listed } from '../../compliance/document-conditions.ts';
import type { DocumentFilter } from '../../compliance/document-filter.ts';
import { readDocumentFilter } from '../../compliance/document-filter-reading.ts';
import { inWords } from '../../compliance/document-words.ts';
import { type AlertArea, anyOf } from '../alert-area.ts';
import { searchedWords } from './searched-words.ts';

/** Compliance documents. A new version counts as newly published. */
export const documentAlerts: AlertArea<DocumentFilter> = {
  name: 'documents',
  one: 'document',
  many: 'documents',
  path: '/compliance',
  item: 'doc',
  read: async (db, filter) => {
    const read = await readDocumentFilter(db, filter);
    return {
      words: searchedWords(read),
      filters: [
        ...anyOf('category', filter.category, inWords),
        ...anyOf('urgency', filter.urgency, (urgency) => `${inWords(urgency)} urgency`),
        ...anyOf('source', [read.values.source].flat(), () => filter.source?.trim() ?? ''),
      ],
      always: [],
    };
  },
  records: () => sql`
    select document.id, document.slug as key, document.title,
      concat('Version ', document.version, ', ', document.source) as about, document.description as body, document.version as edition,
      null::numeric as low, null::numeric as high, null::double precision as latitude,
      null::double precision as longitude, document.search_vector,
      array[':all', ':category:' || document.category, ':urgency:' || document.urgency,
        ':source:' || search_fold(document.source)] as terms
    from document where ${listed}`,
};
