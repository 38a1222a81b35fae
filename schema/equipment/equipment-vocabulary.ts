import { builder } from '../builder.ts';

/** Values are stored in lower case; the graph shows them by the names here. */
export const EquipmentCategory = builder.enumType('EquipmentCategory', {
  description: 'What a product is for.',
  values: {
    DIAGNOSTIC: { value: 'diagnostic', description: 'To find out what somebody has.' },
    MONITORING: { value: 'monitoring', description: 'To watch or keep up how somebody is.' },
    SURGICAL: { value: 'surgical', description: 'For operations.' },
    MOBILITY: { value: 'mobility', description: 'To move about, and to be moved.' },
    PPE: { value: 'ppe', description: 'Personal protective equipment.' },
    EMERGENCY: { value: 'emergency', description: 'For emergencies and resuscitation.' },
  } as const,
});

export const EquipmentCondition = builder.enumType('EquipmentCondition', {
  description: 'Whether a product has been used.',
  values: {
    NEW: { value: 'new', description: 'New.' },
    REFURBISHED: { value: 'refurbished', description: 'Used, and made fit for use again.' },
    USED: { value: 'used', description: 'Used.' },
  } as const,
});

export const EquipmentAvailability = builder.enumType('EquipmentAvailability', {
  description: 'Whether a product can be had. It follows from the stock, unless the product is ordered ahead.',
  values: {
    IN_STOCK: { value: 'in_stock', description: 'More than 5 in stock.' },
    LOW_STOCK: { value: 'low_stock', description: '1 to 5 in stock.' },
    OUT_OF_STOCK: { value: 'out_of_stock', description: 'None in stock.' },
    PRE_ORDER: { value: 'pre_order', description: 'Not delivered yet, but can be ordered.' },
  } as const,
});

export const PriceBand = builder.enumType('PriceBand', {
  description: 'A range of prices, in pounds without VAT.',
  values: {
    UNDER_1000: { value: 'under_1000', description: 'Under £1,000.' },
    FROM_1000: { value: 'from_1000', description: '£1,000 to under £5,000.', extensions: { word: '1000-5000' } },
    FROM_5000: { value: 'from_5000', description: '£5,000 to under £15,000.', extensions: { word: '5000-15000' } },
    FROM_15000: { value: 'from_15000', description: '£15,000 and over.', extensions: { word: '15000-and-over' } },
  } as const,
});
