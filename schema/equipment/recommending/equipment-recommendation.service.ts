import { anyone } from '../../access/anyone.ts';
import { ValidationError } from '../../errors.ts';
import { checkNumber, shortText } from '../../queries/filter-values.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import { EquipmentService } from '../equipment.service.ts';
import type { EquipmentFilter } from '../equipment-filter.ts';
import type { EquipmentRow } from '../equipment-row.ts';
import { availabilityLabels } from '../equipment-words.ts';

/** So many products are answered at most. */
export const MOST_RECOMMENDED = 20;
/** So many are compared. */
const COMPARED = 40;

/** A product, and why it is shown. */
export interface RecommendedEquipment {
  readonly item: EquipmentRow;
  readonly reasons: readonly string[];
}

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Recommends products for a purpose, with a reason for each. It keeps nothing. */
export class EquipmentRecommendationService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Products that answer a purpose and fulfil the filter, those that can be had first, then in the order of relevance.
   *
   * @throws ValidationError that names the argument or the field of the filter.
   */
  async recommend(
    purpose: string,
    filter: Pick<EquipmentFilter, 'category' | 'priceMax'>,
    first: number,
    fields: ReadonlySet<string>,
  ): Promise<RecommendedEquipment[]> {
    const dependencies = anyone(this.#dependencies);
    const search = shortText('purpose', purpose);
    if (search === '') {
      throw ValidationError.of('purpose', 'Enter what the equipment is for');
    }
    checkNumber('first', first, 1, MOST_RECOMMENDED);
    const wanted = new Set([...fields, 'name', 'availability', 'supplier', 'warranty']);
    const { rows } = await new EquipmentService(dependencies).list(
      { ...filter, search },
      'relevance',
      { first: COMPARED },
      wanted,
    );
    const canBeHad = ({ availability }: EquipmentRow) => (availability === 'out_of_stock' ? 1 : 0);
    return rows
      .toSorted((one, other) => canBeHad(one) - canBeHad(other))
      .slice(0, first)
      .map((item) => ({ item, reasons: reasonsFor(item, search, filter) }));
  }
}

function reasonsFor(item: EquipmentRow, purpose: string, { priceMax }: EquipmentFilter): string[] {
  return [
    `It answers the search for '${purpose}'.`,
    `Availability: ${availabilityLabels[item.availability]}.`,
    ...(priceMax == null ? [] : [`At ${pounds.format(item.price)} it is within ${pounds.format(priceMax)}.`]),
    ...(item.supplierNhsApproved ? ['Its supplier is approved by the NHS, as the supplier states.'] : []),
  ];
}
