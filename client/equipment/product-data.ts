import type { EquipmentAvailability, EquipmentCondition } from '../generated/graph.generated.ts';
import type { StructuredData } from '../navigation/page-output.ts';
import type { OpenEquipmentFragment } from './open-equipment.generated.ts';

const availabilities: Record<EquipmentAvailability, string> = {
  IN_STOCK: 'InStock',
  LOW_STOCK: 'LimitedAvailability',
  OUT_OF_STOCK: 'OutOfStock',
  PRE_ORDER: 'PreOrder',
};

const conditions: Record<EquipmentCondition, string> = {
  NEW: 'NewCondition',
  REFURBISHED: 'RefurbishedCondition',
  USED: 'UsedCondition',
};

/**
 * The product as a schema.org Product, for search engines. There is none for what cannot be bought: what was withdrawn or is paused, or
 * may be invented, which people would be shown among products without what the page says of samples.
 */
export function productData(item: OpenEquipmentFragment): StructuredData | undefined {
  if (!item.isOffered || item.isSample || item.safetyNotices.length > 0) return undefined;
  return {
    '@type': 'Product',
    name: item.name,
    description: item.description,
    sku: item.reference,
    category: item.categoryLabel,
    ...(item.images.length > 0 && { image: item.images }),
    offers: {
      '@type': 'Offer',
      priceCurrency: 'GBP',
      price: item.price.toFixed(2),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceCurrency: 'GBP',
        price: item.price.toFixed(2),
        valueAddedTaxIncluded: false,
      },
      availability: `https://schema.org/${availabilities[item.availability]}`,
      itemCondition: `https://schema.org/${conditions[item.condition]}`,
      seller: { '@type': 'Organization', name: item.supplier.name },
    },
  };
}
