import type { Examples } from '../engine/answer-example.ts';

const item = {
  equipment: 'monitoring',
  description: 'Bedside patient monitor, 12-inch',
  quantity: 24,
  urgency: 'standard',
  specifications: 'ECG, SpO2, NIBP and 2 temperatures',
};

const order = {
  organizationName: 'Brambleford Community Hospital',
  nhsTrustCode: 'RXX',
  department: 'Critical care',
  contactName: 'Asha Mensah',
  email: 'asha.mensah@example.com',
  phone: '01632 960 001',
  deliveryAddress: 'Stores, 1 Hospital Road, Brambleford BR1 1AA',
  orderType: 'new-purchase',
  totalBudget: '50k-100k',
  requiredDate: '2027-03-01',
  projectName: 'Ward 7',
  specialRequirements: 'Delivery to the ward, and training for 12 nurses.',
};

/** A bulk order as it is sent. */
export const newOrderExample = { ...order, items: [item], forOrganisation: false };

export const orderExamples: Examples = {
  BulkOrderInput: newOrderExample,
  BulkOrder: {
    ...order,
    id: '01a1ede2-6680-7c11-9a5b-2f6d1b7f0c31',
    reference: 'BO2026-0000000001',
    budgetReachesThreshold: false,
    sentAt: '2026-11-20T09:30:00.000Z',
    answerDueAt: '2026-11-21T09:30:00.000Z',
    closedAt: null,
  },
  BulkOrderItem: { ...item, id: '01a1ede2-6680-7c11-9a5b-2f6d1b7f0c32' },
};
