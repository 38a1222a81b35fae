import type {
  BulkOrderBudget,
  BulkOrderEquipment,
  BulkOrderType,
  BulkOrderUrgency,
} from '../../generated/graph.generated.ts';

/** A value of the graph and what it is called. The wording is fixed: do not edit it. */
interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
}

export const orderTypes: readonly Choice<BulkOrderType>[] = [
  { value: 'NEW_PURCHASE', label: 'New Equipment Purchase' },
  { value: 'REPLACEMENT', label: 'Equipment Replacement' },
  { value: 'LEASE', label: 'Lease/Rental Agreement' },
  { value: 'MAINTENANCE', label: 'Maintenance Contract' },
  { value: 'EMERGENCY', label: 'Emergency Procurement' },
  { value: 'BULK_SUPPLY', label: 'Bulk Supply Agreement' },
];

export const equipmentTypes: readonly Choice<BulkOrderEquipment>[] = [
  { value: 'DIAGNOSTIC', label: 'Diagnostic Equipment' },
  { value: 'MONITORING', label: 'Patient Monitoring Devices' },
  { value: 'SURGICAL', label: 'Surgical Instruments' },
  { value: 'MOBILITY', label: 'Mobility & Rehabilitation' },
  { value: 'RESPIRATORY', label: 'Respiratory Equipment' },
  { value: 'LABORATORY', label: 'Laboratory Equipment' },
  { value: 'IMAGING', label: 'Imaging Equipment' },
  { value: 'ICU', label: 'ICU Equipment' },
  { value: 'EMERGENCY', label: 'Emergency Equipment' },
  { value: 'FURNITURE', label: 'Furniture & Fittings' },
];

export const urgencies: readonly (Choice<BulkOrderUrgency> & { readonly span: string })[] = [
  { value: 'EMERGENCY', label: 'Emergency', span: '24-48 hours' },
  { value: 'URGENT', label: 'Urgent', span: '1-2 weeks' },
  { value: 'STANDARD', label: 'Standard', span: '2-4 weeks' },
  { value: 'PLANNED', label: 'Planned', span: '1-3 months' },
];

export const budgets: readonly Choice<BulkOrderBudget>[] = [
  { value: 'UNDER_10K', label: 'Under £10,000' },
  { value: 'FROM_10K', label: '£10,000 to £50,000' },
  { value: 'FROM_50K', label: '£50,000 to £100,000' },
  { value: 'FROM_100K', label: '£100,000 to £500,000' },
  { value: 'FROM_500K', label: '£500,000 to £1 million' },
  { value: 'OVER_1M', label: 'Over £1 million' },
];

/** The budgets whose range reaches the threshold of the Procurement Act for goods. */
export const BUDGETS_AT_THRESHOLD: readonly string[] = ['FROM_100K', 'FROM_500K', 'OVER_1M'];

/** What a value is called. */
export function labelOf<Value>(choices: readonly Choice<Value>[], value: Value): string {
  return choices.find((choice) => choice.value === value)?.label ?? '';
}

/** "Urgent (1-2 weeks)". */
export function urgencyLabel(value: BulkOrderUrgency): string {
  const found = urgencies.find((urgency) => urgency.value === value);
  return found ? `${found.label} (${found.span})` : '';
}
