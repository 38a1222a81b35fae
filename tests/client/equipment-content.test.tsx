import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { EquipmentContent } from '../../client/equipment/EquipmentContent.tsx';
import type { OpenEquipmentFragment } from '../../client/equipment/open-equipment.generated.ts';

const full: OpenEquipmentFragment = {
  id: '1',
  reference: 'E2026-8691194084',
  name: 'Oximeter',
  description: 'Measures pulse.',
  category: 'MONITORING',
  categoryLabel: 'Monitoring',
  price: 649.5,
  priceLabel: '£649.50',
  condition: 'NEW',
  conditionLabel: 'New',
  availability: 'IN_STOCK',
  availabilityLabel: 'In stock',
  availableOn: null,
  inStock: 12,
  sold: 5210,
  warranty: '2 years',
  specifications: [],
  certifications: [],
  images: [],
  buyUrl: null,
  listedAt: '2026-11-23T09:00:00.000Z',
  isOffered: true,
  isSample: false,
  safetyNotices: [],
  supplier: {
    id: '2',
    name: 'Brambleford Devices',
    rating: 4.6,
    location: 'Leeds',
    phone: '01632 960 001',
    openingHours: 'Monday to Friday, 9am to 5pm GMT',
    verified: true,
    nhsApproved: true,
    takesMessages: false,
    website: 'https://devices.example.com',
    nhsSupplierCode: 'S-100',
  },
};

const givenByNobody: OpenEquipmentFragment = {
  ...full,
  sold: 0,
  warranty: '',
  supplier: { ...full.supplier, rating: null, location: '', openingHours: null, website: null, nhsSupplierCode: null },
};

/** What is said about a product, as terms with what stands beside them. */
async function facts(item: OpenEquipmentFragment): Promise<Record<string, string>> {
  const { prelude } = await prerender(
    <MemoryRouter>
      <EquipmentContent item={item} layout="page" />
    </MemoryRouter>,
  );
  const html = await new Response(prelude).text();
  const plain = (text: string) => text.replaceAll(/<[^>]+>/g, '').trim();
  const rows = [...html.matchAll(/<dt\b.*?>(.*?)<\/dt><dd\b.*?>(.*?)<\/dd>/gs)];
  return Object.fromEntries(rows.map(([, term = '', value = '']) => [plain(term), plain(value)]));
}

test('a product page tells all that is known', async () => {
  expect(await facts(full)).toMatchObject({
    Warranty: '2 years',
    Sold: '5,210, as the supplier states',
    'Opening hours': 'Monday to Friday, 9am to 5pm GMT',
    Location: 'Leeds',
    Rating: '4.6 out of 5',
    'NHS supplier code': 'S-100',
  });
});

test('what was not given has no row: neither an empty one nor a count of nothing', async () => {
  expect(await facts(givenByNobody)).toEqual({
    Category: 'Monitoring',
    Condition: 'New',
    'Catalogue number': 'E2026-8691194084',
    Listed: '23 November 2026',
    Phone: '01632 960 001',
    'NHS approved': 'Yes',
  });
});
