import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import type { OpenedOrderFragment } from '../../client/equipment/orders/bulk-order.generated.ts';
import { QuoteTable } from '../../client/equipment/orders/quotes/QuoteTable.tsx';
import type { ComparedQuoteFragment } from '../../client/equipment/orders/quotes/quotes.generated.ts';

const order = {
  closedAt: null,
  items: [
    { id: 'a', description: 'Centrifuge', quantity: 12, safetyNotices: [] },
    { id: 'b', description: 'Analyser', quantity: 3, safetyNotices: [] },
  ],
} as unknown as OpenedOrderFragment;

const line = { unitPrice: 900, amount: 10_800, leadDays: 14, accepted: false, taken: false };
const quote = (given: Partial<ComparedQuoteFragment>): ComparedQuoteFragment => ({
  ...{ id: '1', revision: 1, supplierName: 'Kite Devices', supplierVerified: true, supplierActive: true },
  ...{ state: 'ACCEPTED', expiresOn: '2026-12-24', note: null, total: 21_600, reachesThreshold: false },
  lines: [
    { ...line, itemId: 'a', accepted: true },
    { ...line, itemId: 'b' },
  ],
  ...given,
});

async function shown(given: Partial<ComparedQuoteFragment>): Promise<string> {
  const { prelude } = await prerender(<QuoteTable order={order} quotes={[quote(given)]} onChoose={() => undefined} />);
  return new Response(prelude).text();
}

test('an accepted quote of a supplier who is not verified at present says so, and offers nothing more', async () => {
  const html = await shown({ supplierActive: false });
  expect(html).toContain('Supplier not verified at present');
  expect(html).toContain('Accepted');
  expect(html).not.toContain('Verified supplier');
  expect(html).not.toMatch(/<button|Accept item|Accept all/);
});

test('one of a verified supplier does not, and what is left of it can be accepted', async () => {
  const html = await shown({});
  expect(html).not.toContain('not verified');
  expect(html).toContain('Verified supplier');
  expect(html).toMatch(/Accept item.*Accept all/s);
});
