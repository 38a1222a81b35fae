import { availabilityWords, categoryWords, conditionWords, postingStateWords } from './equipment.words.ts';
import type {
  EquipmentAvailabilityQuery,
  EquipmentCategoriesQuery,
  EquipmentFieldsFragment,
  EquipmentItemQuery,
  EquipmentPostingFieldsFragment,
  SearchEquipmentQuery,
} from './operations.generated.ts';

/** A product as it stands in a list; the supplier carries the address of the product's page, as specified. */
export function presentEquipment(item: EquipmentFieldsFragment) {
  const { supplier } = item;
  return {
    id: item.id,
    reference: item.reference,
    name: item.name,
    description: item.description,
    category: categoryWords[item.category],
    price: item.price,
    condition: conditionWords[item.condition],
    availability: availabilityWords[item.availability],
    availableOn: item.availableOn,
    supplier: { ...supplier, productUrl: item.productUrl },
    buyUrl: item.buyUrl,
    specifications: item.specifications,
    certifications: item.certifications,
    images: item.images,
    inStock: item.inStock,
    sold: item.sold,
    warranty: item.warranty,
    listedAt: item.listedAt,
  };
}

/** A product by itself. */
export function presentEquipmentItem(item: NonNullable<EquipmentItemQuery['equipmentItem']>) {
  return { ...presentEquipment(item), isOffered: item.isOffered };
}

/** A product as its owner is answered who has sent it in. */
export function presentEquipmentPosting({ item, state, declineReason }: EquipmentPostingFieldsFragment) {
  return { ...presentEquipmentItem(item), state: postingStateWords[state], declineReason };
}

/** The best matches for what has been typed so far, and how many there are in all. */
export function presentInstantResults({ searchEquipment: found }: SearchEquipmentQuery) {
  return {
    equipment: found.nodes.map(presentEquipment),
    total: found.totalCount,
    totalIsCapped: found.totalIsCapped,
  };
}

export function presentCategories({ equipmentCategories }: EquipmentCategoriesQuery) {
  return {
    categories: equipmentCategories.map(({ category, ...same }) => ({ category: categoryWords[category], ...same })),
  };
}

export function presentAvailability({ equipmentAvailability }: EquipmentAvailabilityQuery) {
  return {
    availability: equipmentAvailability.map(({ availability, ...same }) => ({
      availability: availabilityWords[availability],
      ...same,
    })),
  };
}
