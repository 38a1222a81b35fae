import { ApolloClient } from '@apollo/client/core';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createCache } from '../../client/apollo/cache.ts';
import { EquipmentPostingForm } from '../../client/equipment/postings/EquipmentPostingForm.tsx';
import type { EquipmentPostingFragment } from '../../client/equipment/postings/equipment-posting.generated.ts';
import { OwnEquipmentRow } from '../../client/equipment/postings/OwnEquipmentRow.tsx';
import { sellsAs } from '../../client/equipment/postings/own-organization.ts';
import { withdrawalEffects } from '../../client/equipment/postings/words.ts';
import type { EquipmentPostingState } from '../../client/generated/graph.generated.ts';
import { PageContext } from '../../client/navigation/page-context.ts';
import { PageOutput } from '../../client/navigation/page-output.ts';
import { AnsweringLink } from './answering-link.ts';

const posting = (state: EquipmentPostingState): EquipmentPostingFragment => ({
  id: '1',
  state,
  declineReason: null,
  submittedAt: null,
  reviewedAt: null,
  item: {
    id: '1',
    name: 'Oximeter',
    description: 'Measures pulse.',
    category: 'MONITORING',
    price: 649.5,
    priceLabel: '£649.50',
    condition: 'NEW',
    availability: 'IN_STOCK',
    availabilityLabel: 'In stock',
    availableOn: null,
    inStock: 12,
    specifications: [],
    certifications: [],
    images: [],
    warranty: '',
    productUrl: null,
    supplier: { id: '2', name: 'Brambleford Devices', location: 'Leeds', phone: '01632 960 001' },
  },
});

async function shown(element: ReactNode) {
  const client = new ApolloClient({ cache: createCache(), link: new AnsweringLink() });
  const { prelude } = await prerender(
    <ApolloProvider client={client}>
      <PageContext value={new PageOutput()}>
        <MemoryRouter>{element}</MemoryRouter>
      </PageContext>
    </ApolloProvider>,
  );
  const html = await new Response(prelude).text();
  const plain = (text: string) => text.replaceAll(/<[^>]+>/g, '').trim();
  const actions = [...html.matchAll(/<(a|button)\b.*?<\/\1>/gs)].map(([action]) => plain(action));
  return { text: plain(html), actions: actions.filter((action) => action !== 'Oximeter') };
}

const row = (state: EquipmentPostingState, organization: string, dates: Partial<EquipmentPostingFragment> = {}) =>
  shown(<OwnEquipmentRow posting={{ ...posting(state), ...dates }} organization={organization} />);

test.each([
  ['PUBLISHED', ['Change Oximeter', 'Withdraw Oximeter']],
  ['WITHDRAWN', ['List again Oximeter']],
] as const)('a product of one’s own organisation that is %s can be changed', async (state, expected) => {
  const { text, actions } = await row(state, 'BRAMBLEFORD  Devices');
  expect(actions).toEqual(expected);
  expect(text).not.toContain('not your organisation');
});

test.each([
  ['PUBLISHED', ['Withdraw Oximeter'], 'You can only withdraw it.'],
  ['IN_REVIEW', ['Withdraw Oximeter'], 'You can only withdraw it.'],
  ['WITHDRAWN', [], 'which is not your organisation now.'],
] as const)(
  'a product of another organisation that is %s cannot, and it is said why',
  async (state, expected, said) => {
    const { text, actions } = await row(state, 'Riverside Practice');
    expect(actions).toEqual(expected);
    expect(text).toContain('You listed this product as Brambleford Devices, which is not your organisation now.');
    expect(text).toContain(said);
  },
);

test('what is said of withdrawing a product fits whether buyers found it', () => {
  expect(withdrawalEffects.PUBLISHED).toContain('no longer find it');
  expect(withdrawalEffects.IN_REVIEW).toBe('Buyers do not find it yet. Once it is withdrawn, we no longer review it.');
  expect(withdrawalEffects.DECLINED).not.toContain('no longer find');
});

test('names are compared however they are written', () => {
  expect(sellsAs('Hôpital St. Mary’s', 'HOPITAL  ST MARYS')).toBe(true);
  expect(sellsAs('St Mary’s', 'St Martin’s')).toBe(false);
});

test('the form says under whose name a product is sold: one’s own, or of the seller whom an operator stands in for', async () => {
  const form = (access: 'VERIFIED' | 'OPERATOR', organization: string) =>
    shown(
      <EquipmentPostingForm
        seller={{ id: '3', access, organization, email: 'a@example.com', emailConfirmed: true }}
        posting={posting('PUBLISHED')}
        onSent={() => {}}
      />,
    );
  const own = await form('VERIFIED', 'Brambleford Devices');
  expect(own.text).toContain('You sell as Brambleford Devices, the organisation in your profile.');
  const operator = await form('OPERATOR', 'Portal Team');
  expect(operator.text).toContain('Brambleford Devices sells this product. You change it as an operator.');
  expect(operator.text).not.toContain('Portal Team');
});

test.each([
  ['IN_REVIEW', ', sent on 20 November 2026'],
  ['DECLINED', ', reviewed on 21 November 2026'],
  ['PUBLISHED', ''],
] as const)('a product that is %s says since when', async (state, since) => {
  const dates = { submittedAt: '2026-11-20T09:30:00.000Z', reviewedAt: '2026-11-21T09:30:00.000Z' };
  const { text } = await row(state, 'Brambleford Devices', dates);
  expect(text.replaceAll(/\s+/g, ' ')).toContain(`£649.50 without VAT, in stock${since}`);
  if (since === '') expect(text).not.toMatch(/sent on|reviewed on/);
});
