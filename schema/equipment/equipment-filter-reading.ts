import type { Kysely } from 'kysely';
import { ValidationError } from '../errors.ts';
import { chosenValues, shortText } from '../queries/filter-values.ts';
import { namingWords } from '../queries/search/naming-words.ts';
import { readSearch } from '../queries/search/text-search.ts';
import type { DB } from '../tables.ts';
import type { FilterShape, FilterValues } from './equipment-conditions.ts';
import { type EquipmentFilter, HIGHEST_PRICE } from './equipment-filter.ts';
import type { PriceLimits } from './search-price.ts';

/**
 * Checks a filter and turns it into the shape and the values of a query.
 *
 * @param prices what a search says of the price where the filter says nothing; it may stand beside a range of prices.
 * @throws ValidationError that names the field.
 */
export async function readEquipmentFilter(
  db: Kysely<DB>,
  filter: EquipmentFilter,
  prices: PriceLimits = {},
): Promise<{ readonly shape: FilterShape; readonly values: FilterValues }> {
  const priceMin = filter.priceMin ?? prices.priceMin;
  const priceMax = filter.priceMax ?? prices.priceMax;
  const search = shortText('search', filter.search);
  const category = chosenValues('category', filter.category);
  const condition = chosenValues('condition', filter.condition);
  const availability = chosenValues('availability', filter.availability);
  const priceBand = chosenValues('priceBand', filter.priceBand);
  checkPrices(filter);
  const read = await readSearch(db, search, namingWords.equipment);
  return {
    shape: {
      search: read.shape,
      category: category.amount,
      condition: condition.amount,
      availability: availability.amount,
      priceBand: priceBand.amount,
      priceMin: priceMin !== undefined,
      priceMax: priceMax !== undefined,
    },
    values: {
      ...read.values,
      category: category.value,
      condition: condition.value,
      availability: availability.value,
      priceBand: priceBand.value,
      priceMin: priceMin ?? 0,
      priceMax: priceMax ?? 0,
    },
  };
}

function checkPrices({ priceBand, priceMin, priceMax }: EquipmentFilter): void {
  checkPrice('priceMin', priceMin);
  checkPrice('priceMax', priceMax);
  if (priceMin != null && priceMax != null && priceMin > priceMax) {
    throw ValidationError.of('priceMax', 'priceMax must not be below priceMin.');
  }
  if (priceBand?.length && (priceMin != null || priceMax != null)) {
    throw ValidationError.of('priceBand', 'Use priceBand, or priceMin and priceMax, not both.');
  }
}

function checkPrice(path: string, price: number | null | undefined): void {
  if (price != null && !(price >= 0 && price <= HIGHEST_PRICE)) {
    throw ValidationError.of(
      path,
      `${path} must be a price from 0 to ${HIGHEST_PRICE.toLocaleString('en-GB')} pounds.`,
    );
  }
}
