import { InMemoryCache } from '@apollo/client/cache';
import { ApolloClient } from '@apollo/client/core';
import { ApolloProvider } from '@apollo/client/react';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { EquipmentReview } from '../../client/equipment/review/EquipmentReview.tsx';
import {
  EquipmentToReviewDocument,
  type EquipmentToReviewQuery,
  type EquipmentToReviewQueryVariables,
} from '../../client/equipment/review/review.generated.ts';
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

const pageInfo = {
  __typename: 'PageInfo',
  hasNextPage: false,
  hasPreviousPage: false,
  startCursor: 'first',
  endCursor: 'last',
  startPosition: 1,
};

/** A row of the list. What else the cache needs of it, its type names, comes along. */
type Posting = EquipmentToReviewQuery['equipmentToReview']['nodes'][number] & { __typename: 'EquipmentPosting' };

interface Shown {
  address?: string;
  /** The arguments that this address asks the list with. */
  variables?: EquipmentToReviewQueryVariables;
  page?: Partial<typeof pageInfo>;
  totalCount?: number;
}

/** What the section shows of the products that wait, as HTML. */
async function html(nodes: Posting[], shown: Shown = {}): Promise<string> {
  const { address = '/operations?section=equipment', variables = { first: 20 } } = shown;
  const cache = new InMemoryCache();
  const equipmentToReview = {
    __typename: 'EquipmentPostingConnection',
    totalCount: shown.totalCount ?? nodes.length,
    totalIsCapped: false,
    pageInfo: { ...pageInfo, ...shown.page },
    nodes,
  };
  cache.writeQuery({ query: EquipmentToReviewDocument, variables, data: { equipmentToReview } });
  const client = new ApolloClient({ cache, link: new AnsweringLink() });
  const { prelude } = await prerender(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <EquipmentReview />
      </MemoryRouter>
    </ApolloProvider>,
  );
  return new Response(prelude).text();
}

/** The same as text. */
async function section(nodes: Posting[]): Promise<string> {
  return (await html(nodes)).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('an operator sees all that buyers would see, and no fact that is not there', async () => {
  const submittedAt = '2026-11-20T09:30:00.000Z';
  const text = await section([
    { __typename: 'EquipmentPosting', id: '1', revision: 2, submittedAt, reviewClock: null, item },
  ]);
  expect(text).toContain('1 product waiting for a review');
  expect(text).toMatch(/E2026-48210377 , sent on 20 November 2026 at 9:30am/);
  expect(text).toContain('Brambleford Devices, Leeds Phone number 01632 960 001 Category Monitoring');
  expect(text).toMatch(/£649.50 without VAT Stock 3, low stock Specifications NIBP; SpO₂/);
  expect(text).toContain('Own page https://brambleford.example/monitor');
  expect(text).not.toMatch(/Certifications|Warranty|Pictures|\*\*/);
  expect(text).toMatch(/Publish Vital signs monitor Decline Vital signs monitor/);
});

test('it says where nothing waits', async () => {
  expect(await section([])).toContain('No products are waiting for a review');
});

test('products that wait behind the first page are reached by its links', async () => {
  const posting: Posting = {
    __typename: 'EquipmentPosting',
    id: '1',
    revision: 2,
    submittedAt: null,
    reviewClock: null,
    item,
  };
  const first = await html([posting], { totalCount: 25, page: { hasNextPage: true } });
  expect(first).toContain('25 products waiting for a review');
  expect(first).toContain('href="/operations?section=equipment&amp;after=last"');
  const second = await html([posting], {
    address: '/operations?section=equipment&after=last',
    variables: { first: 20, after: 'last' },
    totalCount: 25,
    page: { hasPreviousPage: true, startPosition: 21 },
  });
  expect(second).toContain('Vital signs monitor');
  expect(second.replaceAll(/<[^>]+>/g, '')).toContain('Showing 21 to 21 of 25');
  expect(second).toContain('href="/operations?section=equipment&amp;before=first"');
});
