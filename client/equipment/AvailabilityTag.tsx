import type { EquipmentAvailability } from '../generated/graph.generated.ts';
import { Tag } from '../ui/Tag.tsx';
import { availabilityTones, stockLabel } from './equipment-facts.ts';

interface AvailabilityTagProps {
  item: {
    availability: EquipmentAvailability;
    availabilityLabel: string;
    inStock: number;
    availableOn: string | null;
  };
}

/** Whether a product can be had, and how much of it there is. */
export function AvailabilityTag({ item }: AvailabilityTagProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <Tag tone={availabilityTones[item.availability]}>{item.availabilityLabel}</Tag>
      <span className="num text-xs text-ink-2">{stockLabel(item)}</span>
    </p>
  );
}
