import type { ObjectRef } from '@pothos/core';
import { builder } from '../builder.ts';
import type { Corrected, CorrectedWord, SearchCorrection } from '../queries/lists/search-correction.ts';

const CorrectedWordType = builder.objectRef<CorrectedWord>('CorrectedWord').implement({
  description: 'A word of a search that was taken for another.',
  fields: (t) => ({
    typed: t.exposeString('typed', { description: 'The word as it was typed.' }),
    meant: t.exposeString('meant', { description: 'The similar word that was searched for instead.' }),
  }),
});

const SearchCorrectionType = builder.objectRef<SearchCorrection>('SearchCorrection').implement({
  description: 'The corrected search of a list.',
  fields: (t) => ({
    search: t.exposeString('search', { description: 'The search that found these rows.' }),
    asTyped: t.exposeString('asTyped', {
      description: 'The search as it was typed, with the corrected words in quotes: it is not corrected then.',
    }),
    words: t.field({
      type: [CorrectedWordType],
      description: 'The words that were corrected, in their order.',
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ words }) => [...words],
    }),
  }),
});

type PothosTypes = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer Types> ? Types : never;

/** Adds to the type of a list what its search was corrected to. */
export function addCorrection<List extends Corrected>(list: ObjectRef<PothosTypes, List>): void {
  builder.objectField(list as never, 'correction', (t) =>
    t.field({
      type: SearchCorrectionType,
      nullable: true,
      description:
        'Where the list has nothing that matches the search as typed: the search with similar words in the place of those that no row holds. Null if nothing was corrected.',
      // Read with the rows in any case.
      complexity: { field: 0, multiplier: 1 },
      resolve: (connection) => (connection as Corrected).correction,
    }),
  );
}
