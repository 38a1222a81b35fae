import { builder } from '../builder.ts';

export const SourceNameType = builder.enumType('SearchSourceName', {
  description: 'A part of the portal that is searched.',
  values: {
    JOBS: { value: 'jobs', description: 'Open posts.' },
    DOCUMENTS: { value: 'documents', description: 'Compliance documents.' },
    EQUIPMENT: { value: 'equipment', description: 'Products of the equipment marketplace.' },
    NEWS: { value: 'news', description: 'News articles.' },
    HELP: { value: 'help', description: 'Articles of the help center.' },
  } as const,
});

export const SearchCategory = builder.enumType('SearchCategory', {
  description: 'The kind of a hit.',
  values: {
    RECRUITMENT: { value: 'recruitment', description: 'An open post.' },
    COMPLIANCE: { value: 'compliance', description: 'A compliance document.' },
    EQUIPMENT: { value: 'equipment', description: 'A product.' },
    PAGE: {
      value: 'page',
      description: 'A page of the portal itself, as the privacy policy or the form to post a job.',
    },
    HELP: { value: 'help', description: 'An article of the help center.' },
    OTHER: { value: 'other', description: 'Anything else; at present a news article.' },
  } as const,
});

export const SearchResultSource = builder.enumType('SearchResultSource', {
  description: 'Where a hit comes from.',
  values: {
    LIVE_DATA: {
      value: 'live_data',
      description: "A row of the portal's own tables, or one of its pages. So are all hits at present.",
      extensions: { word: 'live_data' },
    },
    AI_ENHANCED: {
      value: 'ai_enhanced',
      description: 'Written or chosen by a language model. No hit is, at present.',
      extensions: { word: 'ai_enhanced' },
    },
  } as const,
});

export const ReasonKind = builder.enumType('SearchReasonKind', {
  description: 'How a word of the search was found.',
  values: {
    TYPED: { value: 'typed', description: 'As it was typed, in any of its endings.' },
    BEGINNING: { value: 'beginning', description: 'A word begins with it.' },
    SYNONYM: { value: 'synonym', description: 'Another word for it.' },
    CORRECTED: { value: 'corrected', description: 'A word that it resembles.' },
    CATEGORY: { value: 'category', description: 'It names the part of the portal to which the hit belongs.' },
    PLACE: { value: 'place', description: 'It names the place of the post.' },
    FILTER: {
      value: 'filter',
      description:
        'It names a band, a pay, a kind of post or hours, which the post has, or a price, an availability or a condition, which the product has.',
    },
  } as const,
});

export const ReasonPlace = builder.enumType('SearchReasonPlace', {
  description: 'Where a word of the search was found.',
  values: {
    TITLE: { value: 'title', description: 'In the title.' },
    TEXT: { value: 'text', description: 'In anything else that is searched.' },
    CATEGORY: { value: 'category', description: 'In the name of the part of the portal.' },
    PLACE: { value: 'place', description: 'In the place of the post.' },
    FILTER: {
      value: 'filter',
      description:
        'In the band, pay, kind or hours of the post, or the price, availability or condition of the product.',
    },
  } as const,
});
