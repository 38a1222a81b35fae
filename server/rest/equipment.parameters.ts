import { choice, choices, type Parameter, pounds, text, wholeNumber } from './engine/parameter.ts';
import { availabilityWords, categoryWords, conditionWords, priceBandWords, sortWords } from './equipment.words.ts';

const HIGHEST_PRICE = 9_999_999_999;

/** What narrows a list of products. */
export const equipmentFilterParameters: readonly Parameter[] = [
  text({
    name: 'search',
    inFilter: true,
    description:
      'Words in name, description, category, supplier, specifications or certifications. Synonyms count; parts of words are found too.',
    maxLength: 200,
    example: 'monitor',
  }),
  choices({
    name: 'category',
    inFilter: true,
    description: 'Any of these categories.',
    words: categoryWords,
    everything: 'all',
    example: ['monitoring', 'emergency'],
  }),
  choices({
    name: 'condition',
    inFilter: true,
    description: 'In any of these conditions.',
    words: conditionWords,
    example: ['new'],
  }),
  choices({
    name: 'availability',
    inFilter: true,
    description: 'With any of these availabilities. More than 5 is in stock; 1 to 5 is low.',
    words: availabilityWords,
    example: ['in-stock', 'low-stock'],
  }),
  choices({
    name: 'priceBand',
    inFilter: true,
    description: 'In any of these ranges of prices; the upper end does not belong to it. Not together with a price.',
    words: priceBandWords,
    example: ['1000-5000'],
  }),
  pounds({
    name: 'priceMin',
    inFilter: true,
    description: 'At this price or above, in pounds without VAT.',
    minimum: 0,
    maximum: HIGHEST_PRICE,
    example: 500,
  }),
  pounds({
    name: 'priceMax',
    inFilter: true,
    description: 'At this price or below, in pounds without VAT.',
    minimum: 0,
    maximum: HIGHEST_PRICE,
    example: 4999.99,
  }),
];

/** How a list of products is ordered. */
export const equipmentSortParameter: Parameter = choice({
  name: 'sort',
  description: 'Order of the list. `relevance` needs `search`; without it the newest come first.',
  words: sortWords,
  default: sortWords.NEWEST,
  example: sortWords.PRICE_LOW,
});

/** What is typed into a search box, and how much of the answer it shows. */
export const instantSearchParameters: readonly Parameter[] = [
  text({
    name: 'q',
    description: 'What has been typed so far. Without it nothing is found.',
    maxLength: 200,
    example: 'mon',
  }),
  wholeNumber({
    name: 'limit',
    description: 'How many rows to answer.',
    minimum: 1,
    maximum: 100,
    default: 5,
    example: 3,
  }),
];

/** What narrows the counts of availability. */
export const availabilityCategoryParameter: Parameter = choice({
  name: 'category',
  description: 'Only products of this category.',
  words: categoryWords,
  example: categoryWords.MONITORING,
});
