import { anyone, holderOfRow } from '../access/anyone.ts';
import { findMembership } from '../access/members/memberships.queries.ts';
import { namesOfPlaces } from '../jobs/search/named-places.queries.ts';
import type { Facets } from '../queries/facet-value.ts';
import { checkNumber, shortText } from '../queries/filter-values.ts';
import { findById } from '../queries/lists/keyed-row.ts';
import { listReader } from '../queries/lists/list-reader.ts';
import { type Corrected, correctingReader } from '../queries/lists/search-correction.ts';
import { type Connection, LARGEST_PAGE, type PageArguments } from '../queries/page.ts';
import { emptyList } from '../queries/read-list.ts';
import type { SearchText } from '../queries/search/understood-text.ts';
import { isUuid } from '../queries/uuid.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { countEquipmentFacet, type FacetName } from './equipment-facets.ts';
import { countStock, countSuppliers, type StockCount } from './equipment-figures.queries.ts';
import type { EquipmentStats, Tally } from './equipment-figures.ts';
import type { EquipmentFilter, EquipmentOrder } from './equipment-filter.ts';
import { readEquipmentFilter } from './equipment-filter-reading.ts';
import type { EquipmentAvailabilityName, EquipmentCategoryName, EquipmentRow } from './equipment-row.ts';
import { wantedParts } from './equipment-selection.ts';
import { availabilityLabels, categoryLabels } from './equipment-words.ts';
import { listedEquipment } from './listed-equipment.ts';
import { maySeePosting } from './postings/equipment-postings.policy.ts';
import { findEquipmentPosting } from './postings/equipment-postings.queries.ts';
import { type UnderstoodEquipmentFilter, understandEquipmentSearch } from './understood-equipment-search.ts';

export interface EquipmentConnection extends Corrected, Connection<EquipmentRow> {
  readonly facets: Facets<FacetName>;
  /** The filters that were understood from the search. */
  readonly understood: readonly UnderstoodEquipmentFilter[];
  /** What is looked for in texts. */
  readonly searchText: SearchText | null;
}

const nothing: EquipmentConnection = { ...emptyList, understood: [], searchText: null };
const readEquipment = listReader(listedEquipment);
const readCorrected = correctingReader(listedEquipment, namesOfPlaces);
const findEquipment = findById(listedEquipment);

/** The rules of the equipment marketplace. All that is published may be read by anyone. */
export class EquipmentService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * A page of products that are offered.
   *
   * @throws ValidationError that names the argument or the field of the filter.
   */
  async list(
    filter: EquipmentFilter,
    sort: EquipmentOrder,
    page: PageArguments,
    fields: ReadonlySet<string>,
  ): Promise<EquipmentConnection> {
    const { db } = anyone(this.#dependencies);
    return readCorrected(this.#dependencies, filter.search, async (search) => {
      const searched = understandEquipmentSearch({ ...filter, search });
      const { shape, values } = await readEquipmentFilter(db, searched.filter, searched.prices);
      const connection = await readEquipment(db, {
        shape,
        values,
        order: sort,
        otherwise: 'newest',
        page,
        wanted: wantedParts(fields),
      });
      return {
        ...connection,
        facets: { values: (facet: FacetName) => countEquipmentFacet(db, facet, shape, values) },
        understood: searched.understood,
        searchText: searched.text,
      };
    });
  }

  /**
   * The products that match words best. Where nothing has been typed yet, nothing is found.
   *
   * @throws ValidationError when the text is too long or the limit out of range.
   */
  async search(q: string, limit: number, fields: ReadonlySet<string>): Promise<EquipmentConnection> {
    anyone(this.#dependencies);
    checkNumber('limit', limit, 1, LARGEST_PAGE);
    const words = shortText('q', q);
    return words === '' ? nothing : this.list({ search: words }, 'relevance', { first: limit }, fields);
  }

  /**
   * One product, offered or withdrawn; null where there is none, it is hidden, or the identifier is not a UUID.
   *
   * @param unpublished whether to answer its owner and operators also one that is not published, or hidden.
   */
  async find(id: string, fields: ReadonlySet<string>, unpublished = false): Promise<EquipmentRow | null> {
    const item = await findEquipment(anyone(this.#dependencies).db, id, wantedParts(fields));
    const isPublished = item?.reviewState === 'published' && item.hiddenAt === null;
    const isShown = isPublished || (unpublished && (await this.#maySee(id)));
    return item && isShown ? item : null;
  }

  /** Whether a product may be an invented one: sample content is shown, and no account has listed it. */
  isSample({ ownerId }: EquipmentRow): boolean {
    return holderOfRow(this.#dependencies).ports.site.sampleData && ownerId === null;
  }

  async #maySee(id: string): Promise<boolean> {
    const { db, viewer } = this.#dependencies;
    if (viewer.kind !== 'account' || !isUuid(id)) {
      return false;
    }
    const posting = await findEquipmentPosting(db, id);
    const asking = { ...viewer, membership: await findMembership(db, viewer.accountId) };
    return posting !== undefined && maySeePosting(asking, posting);
  }

  /** Figures about what is offered. */
  async stats(): Promise<EquipmentStats> {
    const { db } = anyone(this.#dependencies);
    const [stock, suppliers] = await Promise.all([countStock(db), countSuppliers(db)]);
    return { totalItems: sumOf(stock, 'products'), ...suppliers };
  }

  /** All categories with what they offer. */
  async categories(): Promise<Tally<EquipmentCategoryName>[]> {
    return tally('category', Object.keys(categoryLabels), await countStock(anyone(this.#dependencies).db));
  }

  /** All availabilities with how much there is of each, in one category or in all. */
  async availability(category: string | undefined): Promise<Tally<EquipmentAvailabilityName>[]> {
    const stock = await countStock(anyone(this.#dependencies).db);
    const within = category === undefined ? stock : stock.filter((count) => count.category === category);
    return tally('availability', Object.keys(availabilityLabels), within);
  }
}

function tally<Name extends 'category' | 'availability'>(
  name: Name,
  values: readonly string[],
  stock: readonly StockCount[],
): Tally<StockCount[Name]>[] {
  return values.map((value) => {
    const counts = stock.filter((count) => count[name] === value);
    return { value: value as StockCount[Name], products: sumOf(counts, 'products'), units: sumOf(counts, 'units') };
  });
}

function sumOf(counts: readonly StockCount[], amount: 'products' | 'units'): number {
  return counts.reduce((sum, count) => sum + count[amount], 0);
}
