import type { Kysely } from 'kysely';
import { ValidationError } from '../errors.ts';
import { chosenValues, shortText } from '../queries/filter-values.ts';
import { readSearch } from '../queries/search/text-search.ts';
import type { DB } from '../tables.ts';
import type { FilterShape, FilterValues } from './equipment-conditions.ts';
import type { EquipmentFilter } from './equipment-filter.ts';

/** The dearest price that can be stored has ten digits before the point. */
export const HIGHEST_PRICE = 9_999_999_999;

/**
 * Checks a filter and turns it into the shape and the values of a query.
 *
 * @throws ValidationError that names the field.
 */
export async function readEquipmentFilter(
  db: Kysely<DB>,
  filter: EquipmentFilter,
): Promise<{ readonly shape: FilterShape; readonly values: FilterValues }> {
  const { priceMin, priceMax } = filter;
  const search = shortText('search', filter.search);
  const category = chosenValues('category', filter.category);
  const condition = chosenValues('condition', filter.condition);
  const availability = chosenValues('availability', filter.availability);
  const priceBand = chosenValues('priceBand', filter.priceBand);
  checkPrices(filter);
  const read = await readSearch(db, search);
  return {
    shape: {
      search: read.shape,
      category: category.amount,
      condition: condition.amount,
      availability: availability.amount,
      priceBand: priceBand.amount,
      priceMin: priceMin != null,
      priceMax: priceMax != null,
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
