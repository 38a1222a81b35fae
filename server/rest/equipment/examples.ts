import type { Examples } from '../engine/answer-example.ts';

const listedAs = {
  name: 'Vital signs monitor, handheld',
  description: 'Measures blood pressure, pulse and oxygen saturation at the bedside.',
  category: 'monitoring',
  price: 649.5,
  condition: 'new',
  inStock: 12,
  specifications: ['NIBP, SpO₂ and pulse', 'Battery 8 hours'],
  certifications: ['UKCA marked, class IIa'],
  warranty: '2 years',
};

/** What a product is listed with. */
export const newEquipmentExample = { ...listedAs, location: 'Leeds' };

const id = '01a1ede2-6680-76ca-83c8-90c1d3ac94af';

export const equipmentExamples: Examples = {
  equipment: { sort: 'price-low' },
  searchEquipment: { q: 'mon', limit: 3 },
  equipmentItem: { id },
  updateEquipment: { id },
  equipmentAvailability: { category: 'monitoring' },
  EquipmentFilter: {
    search: 'monitor',
    category: ['monitoring', 'emergency'],
    condition: ['new'],
    availability: ['in-stock', 'low-stock'],
    priceMin: 500,
    priceMax: 4999.99,
  },
  EquipmentInput: newEquipmentExample,
  EquipmentConnection: { searchText: 'monitor' },
  EquipmentSearchFilter: { kind: 'price', label: 'Up to £3,000', without: 'monitor' },
  Equipment: {
    id,
    reference: 'SMS-PM12-04',
    name: 'Bedside patient monitor, 12-inch',
    description: 'A monitor for wards, recovery and intensive care.',
    category: 'monitoring',
    price: 4200,
    productUrl: 'https://severn-medical-supply.example/products/sms-pm12-04',
    buyUrl: 'https://severn-medical-supply.example/products/sms-pm12-04',
    specifications: ['ECG, SpO₂, NIBP, 2 temperatures', 'Battery 4 hours, 3.6kg', 'HL7 export, wall or trolley mount'],
    certifications: ['UKCA marked, class IIb', 'IEC 60601-1 tested'],
    images: ['/drawings/patient-monitor.svg'],
    inStock: 18,
    sold: 214,
    warranty: '2 years',
    listedAt: '2026-11-17T00:00:00.000Z',
    isOffered: true,
  },
  Supplier: {
    id: '01a1b4cf-3a80-752e-bca9-6513269e0d37',
    name: 'Severn Medical Supply',
    rating: 4.7,
    location: 'Gloucester',
    phone: '01632 960 114',
    verified: true,
    nhsApproved: true,
    website: 'https://severn-medical-supply.example',
    nhsSupplierCode: 'SMS-2041',
  },
  EquipmentPosting: { ...listedAs, reference: 'E2026-4821037705', isOffered: false, buyUrl: null, images: [], sold: 0 },
  EquipmentStats: { totalItems: 7, activeSuppliers: 6, avgRating: 4.6 },
  EquipmentCategoryTally: { category: 'monitoring', label: 'Monitoring', products: 2 },
  EquipmentAvailabilityTally: { availability: 'in-stock', label: 'In stock', products: 4, units: 2435 },
};
