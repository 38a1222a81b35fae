import { builder } from '../builder.ts';

export const OrderType = builder.enumType('BulkOrderType', {
  description: 'The kind of an order.',
  values: {
    NEW_PURCHASE: { value: 'new_purchase', description: 'New Equipment Purchase.' },
    REPLACEMENT: { value: 'replacement', description: 'Equipment Replacement.' },
    LEASE: { value: 'lease', description: 'Lease/Rental Agreement.' },
    MAINTENANCE: { value: 'maintenance', description: 'Maintenance Contract.' },
    EMERGENCY: { value: 'emergency', description: 'Emergency Procurement.' },
    BULK_SUPPLY: { value: 'bulk_supply', description: 'Bulk Supply Agreement.' },
  } as const,
});

export const OrderBudget = builder.enumType('BulkOrderBudget', {
  description: 'The budget of an order, in pounds.',
  values: {
    UNDER_10K: { value: 'under_10k', description: 'Under £10,000.', extensions: { word: 'under-10k' } },
    FROM_10K: { value: 'from_10k', description: '£10,000 to £50,000.', extensions: { word: '10k-50k' } },
    FROM_50K: { value: 'from_50k', description: '£50,000 to £100,000.', extensions: { word: '50k-100k' } },
    FROM_100K: { value: 'from_100k', description: '£100,000 to £500,000.', extensions: { word: '100k-500k' } },
    FROM_500K: { value: 'from_500k', description: '£500,000 to £1 million.', extensions: { word: '500k-1m' } },
    OVER_1M: { value: 'over_1m', description: 'Over £1 million.', extensions: { word: 'over-1m' } },
  } as const,
});

export const OrderUrgency = builder.enumType('BulkOrderUrgency', {
  description: 'How soon an item is needed.',
  values: {
    EMERGENCY: { value: 'emergency', description: 'In 24-48 hours.' },
    URGENT: { value: 'urgent', description: 'In 1-2 weeks.' },
    STANDARD: { value: 'standard', description: 'In 2-4 weeks.' },
    PLANNED: { value: 'planned', description: 'In 1-3 months.' },
  } as const,
});

export const OrderEquipment = builder.enumType('BulkOrderEquipment', {
  description: 'The kind of equipment of an item.',
  values: {
    DIAGNOSTIC: { value: 'diagnostic', description: 'Diagnostic Equipment.' },
    MONITORING: { value: 'monitoring', description: 'Patient Monitoring Devices.' },
    SURGICAL: { value: 'surgical', description: 'Surgical Instruments.' },
    MOBILITY: { value: 'mobility', description: 'Mobility & Rehabilitation.' },
    RESPIRATORY: { value: 'respiratory', description: 'Respiratory Equipment.' },
    LABORATORY: { value: 'laboratory', description: 'Laboratory Equipment.' },
    IMAGING: { value: 'imaging', description: 'Imaging Equipment.' },
    ICU: { value: 'icu', description: 'ICU Equipment.' },
    EMERGENCY: { value: 'emergency', description: 'Emergency Equipment.' },
    FURNITURE: { value: 'furniture', description: 'Furniture & Fittings.' },
  } as const,
});
