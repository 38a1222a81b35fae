import type {
  EquipmentAvailabilityName,
  EquipmentCategoryName,
  EquipmentConditionName,
  PriceBandName,
} from './equipment-row.ts';

/** What the stored values are called on the page, in the order of the page. */
export const categoryLabels: Readonly<Record<EquipmentCategoryName, string>> = {
  diagnostic: 'Diagnostic',
  monitoring: 'Monitoring',
  surgical: 'Surgical',
  mobility: 'Mobility',
  ppe: 'PPE',
  emergency: 'Emergency',
};

export const conditionLabels: Readonly<Record<EquipmentConditionName, string>> = {
  new: 'New',
  refurbished: 'Refurbished',
  used: 'Used',
};

export const availabilityLabels: Readonly<Record<EquipmentAvailabilityName, string>> = {
  in_stock: 'In stock',
  low_stock: 'Low stock',
  out_of_stock: 'Out of stock',
  pre_order: 'Pre-order',
};

export const priceBandLabels: Readonly<Record<PriceBandName, string>> = {
  under_1000: 'Under £1,000',
  from_1000: '£1,000 to under £5,000',
  from_5000: '£5,000 to under £15,000',
  from_15000: '£15,000 and over',
};
