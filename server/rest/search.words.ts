import type {
  SearchCategory,
  SearchReasonKind,
  SearchReasonPlace,
  SearchResultSource,
  SearchSourceName,
} from './operations/operations.generated.ts';

/** What the graph's values are called on REST. */
export const categoryWords: Readonly<Record<SearchCategory, string>> = {
  RECRUITMENT: 'recruitment',
  COMPLIANCE: 'compliance',
  EQUIPMENT: 'equipment',
  PAGE: 'page',
  OTHER: 'other',
};

export const sourceNameWords: Readonly<Record<SearchSourceName, string>> = {
  JOBS: 'jobs',
  DOCUMENTS: 'documents',
  EQUIPMENT: 'equipment',
  NEWS: 'news',
};

export const resultSourceWords: Readonly<Record<SearchResultSource, string>> = {
  LIVE_DATA: 'live_data',
  AI_ENHANCED: 'ai_enhanced',
};

export const reasonKindWords: Readonly<Record<SearchReasonKind, string>> = {
  TYPED: 'typed',
  BEGINNING: 'beginning',
  SYNONYM: 'synonym',
  CORRECTED: 'corrected',
  CATEGORY: 'category',
  PLACE: 'place',
  FILTER: 'filter',
};

export const reasonPlaceWords: Readonly<Record<SearchReasonPlace, string>> = {
  TITLE: 'title',
  TEXT: 'text',
  CATEGORY: 'category',
  PLACE: 'place',
  FILTER: 'filter',
};
