import { InMemoryCache } from '@apollo/client/cache';
import { ApolloClient } from '@apollo/client/core';
import { ApolloProvider } from '@apollo/client/react';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { EquipmentReview } from '../../client/equipment/review/EquipmentReview.tsx';
import { EquipmentToReviewDocument } from '../../client/equipment/review/review.generated.ts';
import { AnsweringLink } from './answering-link.ts';

const supplier = {
  __typename: 'Supplier',
  id: '2',
  name: 'Brambleford Devices',
  location: 'Leeds',
  phone: '01632 960 001',
  verified: false,
};
const item = {
  __typename: 'Equipment',
  id: '1',
  reference: 'E2026-48210377',
  name: 'Vital signs monitor',
  description: 'Measures **pulse**.',
  categoryLabel: 'Monitoring',
  conditionLabel: 'New',
  priceLabel: '£649.50',
  availabilityLabel: 'Low stock',
  inStock: 3,
  specifications: ['NIBP', 'SpO₂'],
  certifications: [],
  warranty: '',
  productUrl: 'https://brambleford.example/monitor',
  images: [],
  supplier,
};

/** What the section shows of the products that wait, as text. */
async function section(nodes: readonly object[]): Promise<string> {
  const cache = new InMemoryCache();
  const equipmentToReview = { __typename: 'QueryEquipmentToReviewConnection', totalCount: nodes.length, nodes };
  cache.writeQuery({ query: EquipmentToReviewDocument, variables: { first: 10 }, data: { equipmentToReview } });
  const client = new ApolloClient({ cache, link: new AnsweringLink() });
  const { prelude } = await prerender(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <EquipmentReview />
      </MemoryRouter>
    </ApolloProvider>,
  );
  const html = await new Response(prelude).text();
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('an operator sees all that buyers would see, and no fact that is not there', async () => {
  const submittedAt = '2026-11-20T09:30:00.000Z';
  const text = await section([{ __typename: 'EquipmentPosting', id: '1', revision: 2, submittedAt, item }]);
  expect(text).toContain('1 product waits.');
  expect(text).toMatch(/E2026-48210377 , sent on 20 November 2026 at 9:30am/);
  expect(text).toContain('Brambleford Devices, Leeds, 01632 960 001 Category Monitoring');
  expect(text).toMatch(/£649.50 without VAT Stock 3, low stock Specifications NIBP; SpO₂/);
  expect(text).toContain('Own page https://brambleford.example/monitor');
  expect(text).not.toMatch(/Certifications|Warranty|Pictures|\*\*/);
  expect(text).toMatch(/Publish Vital signs monitor Decline Vital signs monitor/);
});

test('it says where nothing waits', async () => {
  expect(await section([])).toContain('Nothing waits for a review.');
});
