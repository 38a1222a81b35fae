import { sql } from 'kysely';
import { type Facet, facetCounter } from '../queries/lists/facets.queries.ts';
import { inWords } from './document-words.ts';
import { listedDocuments } from './listed-documents.ts';

/** What a list of documents can be narrowed by, with counts. */
export type FacetName = 'category' | 'urgency' | 'source';

const named = (value: string) => ({ value: value.toUpperCase(), label: inWords(value) });

const facets: Readonly<Record<FacetName, Facet>> = {
  category: { value: sql`document.category`, present: named },
  urgency: { value: sql`document.urgency`, present: named },
  source: { value: sql`document.source`, present: (value) => ({ value, label: value }) },
};

/** Counts the values of one facet among the first 10,000 matches. */
export const countDocumentFacet = facetCounter(listedDocuments, ['category', 'urgency', 'source'], facets);
