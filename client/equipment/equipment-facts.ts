import type { EquipmentAvailability } from '../generated/graph.generated.ts';
import { formatDate } from '../ui/dates.ts';
import { formatNumber } from '../ui/numbers.ts';
import type { TagTone } from '../ui/Tag.tsx';

/** The tone of each availability; its words come with the product. */
export const availabilityTones: Record<EquipmentAvailability, TagTone> = {
  IN_STOCK: 'good',
  LOW_STOCK: 'warning',
  OUT_OF_STOCK: 'neutral',
  PRE_ORDER: 'information',
};

/** What the document of a product is called: several suppliers may sell it. */
export function documentTitleOf({ name, supplier }: { name: string; supplier: { name: string } }): string {
  return `${name}, ${supplier.name}`;
}

/** How much there is, or from when on: "18 available", "3 left", "from 8 December 2026". */
export function stockLabel(item: {
  availability: EquipmentAvailability;
  inStock: number;
  availableOn: string | null;
}): string {
  switch (item.availability) {
    case 'IN_STOCK':
      return `${formatNumber(item.inStock)} available`;
    case 'LOW_STOCK':
      return `${formatNumber(item.inStock)} left`;
    case 'PRE_ORDER':
      return item.availableOn ? `from ${formatDate(item.availableOn)}` : '';
    case 'OUT_OF_STOCK':
      return '';
  }
}

/** Condition and warranty in a line: "New, 2 years warranty". */
export function conditionAndWarranty({
  conditionLabel,
  warranty,
}: {
  conditionLabel: string;
  warranty: string;
}): string {
  return warranty ? `${conditionLabel}, ${warranty} warranty` : conditionLabel;
}
