import { builder } from '../builder.ts';
import { DocumentFilterInput } from '../compliance/document-filter-input.ts';
import { EquipmentFilterInput } from '../equipment/equipment-filter-input.ts';
import { constrained } from '../graph/constraints.ts';
import { mutationResult, orRefusal } from '../graph/mutation-result.ts';
import { JobFilterInput } from '../jobs/job-filter-input.ts';
import { ArticleFilterInput } from '../news/article-list.ts';
import type { SavedSearchRow } from './saved-searches.queries.ts';
import { LONGEST_LIST_QUERY, MOST_SAVED_SEARCHES, type SavedSearchFilter } from './saved-searches.service.ts';

const AlertFrequency = builder.enumType('AlertFrequency', {
  description: 'How often what a saved search finds is mailed.',
  values: {
    INSTANT: { value: 'instant', description: 'Within minutes; not more often than every 10 minutes.' },
    DAILY: { value: 'daily', description: 'At 8am in London, on days on which something was found.' },
    WEEKLY: { value: 'weekly', description: 'At 8am in London on Mondays, if there are new matches.' },
  } as const,
});

const AlertArea = builder.enumType('AlertArea', {
  description: 'A list of which searches can be saved.',
  values: {
    JOBS: { value: 'jobs', description: 'Recruitment posts.' },
    DOCUMENTS: { value: 'documents', description: 'Compliance documents and their new versions.' },
    EQUIPMENT: { value: 'equipment', description: 'Medical equipment.' },
    NEWS: { value: 'news', description: 'News.' },
  } as const,
});

const SavedSearch = builder.objectRef<SavedSearchRow>('SavedSearch').implement({
  description: 'A search that the caller has saved, of which they are mailed what is newly published.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the saved search.' }),
    area: t.expose('area', { type: AlertArea, description: 'The list that it searches.' }),
    name: t.exposeString('name', { description: 'Its search and filters, in words; 200 characters at most.' }),
    frequency: t.expose('frequency', { type: AlertFrequency, description: 'How often it is mailed.' }),
    listPath: t.string({
      description: 'Where the portal lists what it looks for, as a path.',
      resolve: (search, _args, { services }) => services.savedSearches.listAddress(search),
    }),
    feedUrl: t.string({
      description: 'The address of a feed (RSS 2.0) of what it found. Anyone with the address can read it.',
      resolve: (search, _args, { services }) => services.savedSearches.feedAddress(search),
    }),
    savedAt: t.expose('savedAt', { type: 'DateTime', description: 'When it was saved.' }),
    mailedAt: t.expose('mailedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the last mail of it was written; null before the first.',
    }),
  }),
});

const SavedSearchFilterInput = builder.inputRef<SavedSearchFilter>('SavedSearchFilter').implement({
  description:
    'The filter of one list. A row matches if it contains all words of the search, or a synonym of each, and fulfils all filters. Words are matched as a whole, not as parts of others.',
  fields: (t) => ({
    jobs: t.field({ type: JobFilterInput, description: 'Recruitment posts.' }),
    documents: t.field({ type: DocumentFilterInput, description: 'Compliance documents.' }),
    equipment: t.field({ type: EquipmentFilterInput, description: 'Medical equipment.' }),
    news: t.field({ type: ArticleFilterInput, description: 'News.' }),
  }),
});

builder.queryField('savedSearches', (t) =>
  t.field({
    type: [SavedSearch],
    description: `All searches that the caller has saved, the last saved first; ${MOST_SAVED_SEARCHES} at most.`,
    complexity: { field: 20, multiplier: MOST_SAVED_SEARCHES },
    resolve: (_root, _args, { services }) => services.savedSearches.list(),
  }),
);

interface Saved {
  readonly savedSearch: SavedSearchRow;
}

const SavedSearchPayload = builder.objectRef<Saved>('SavedSearchPayload').implement({
  description: 'The search is saved.',
  fields: (t) => ({
    savedSearch: t.expose('savedSearch', { type: SavedSearch, description: 'The search as it is saved.' }),
  }),
});

interface Removed {
  readonly id: string;
}

const EndSavedSearchPayload = builder.objectRef<Removed>('EndSavedSearchPayload').implement({
  description: 'The search is no longer saved, and mailed no more.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'Identifier of what was the saved search.' }) }),
});

const saved = (savedSearch: SavedSearchRow): Saved => ({ savedSearch });
const id = { required: true, description: 'Identifier of the saved search.' } as const;
const frequency = { type: AlertFrequency, required: true, description: 'How often it is mailed.' } as const;

builder.mutationField('saveSearch', (t) =>
  t.field({
    type: mutationResult<Saved>('SaveSearchResult', SavedSearchPayload),
    description: `Saves a search for the caller, who can save ${MOST_SAVED_SEARCHES}: what is published from now on and matches is mailed to them. Done again with the same filter, it changes the frequency alone.`,
    args: {
      filter: t.arg({ type: SavedSearchFilterInput, required: true, description: 'The filter of one list.' }),
      frequency: t.arg(frequency),
      listQuery: t.arg.string({
        description: `The query of the address at which the portal lists the same, to lead back to it; ${LONGEST_LIST_QUERY} characters at most.`,
        ...constrained({ maxLength: LONGEST_LIST_QUERY }),
      }),
    },
    complexity: 50,
    resolve: (_root, given, { services }) => orRefusal(services.savedSearches.save(given).then(saved)),
  }),
);

builder.mutationField('setSavedSearchFrequency', (t) =>
  t.field({
    type: mutationResult<Saved>('SetSavedSearchFrequencyResult', SavedSearchPayload),
    description: 'Sets how often a saved search of the caller is mailed.',
    args: { id: t.arg.id(id), frequency: t.arg(frequency) },
    complexity: 20,
    resolve: (_root, given, { services }) =>
      orRefusal(services.savedSearches.setFrequency(given.id, given.frequency).then(saved)),
  }),
);

builder.mutationField('endSavedSearch', (t) =>
  t.field({
    type: mutationResult<Removed>('EndSavedSearchResult', EndSavedSearchPayload),
    description: 'Ends a saved search of the caller: it is mailed no more, and nothing of it is kept.',
    args: { id: t.arg.id(id) },
    complexity: 20,
    resolve: (_root, given, { services }) =>
      orRefusal(services.savedSearches.remove(given.id).then(() => ({ id: given.id }))),
  }),
);
