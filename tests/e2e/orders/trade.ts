import { type APIRequestContext, expect, request } from 'playwright/test';
import { acceptedTerms } from '../../support/accepted-terms.ts';
import { type Newcomer, newcomer } from '../accounts/account-dialog.ts';
import { confirmAddress, mailedAddress } from '../accounts/mails.ts';
import { askAsOperator } from '../accounts/operator.ts';
import { review } from '../equipment/seller.ts';
import { originToPublishIn } from '../support/portals.ts';

const origin = originToPublishIn();
const DAY_MS = 86_400_000;

type Answer = Record<string, never> & { readonly __typename?: string };

/** A user who acts without the pages: apart from the cookies of every browser of a test. */
export class Trader {
  readonly person: Newcomer;
  /** The name of the product that a seller lists. */
  product = '';
  readonly #request: APIRequestContext;
  readonly #token: string;

  private constructor(person: Newcomer, request: APIRequestContext, token: string) {
    this.person = person;
    this.#request = request;
    this.#token = token;
  }

  /** Opens an account, whose address is confirmed and which an operator verifies. @param at the portal */
  static async verified(organization: string, at = origin): Promise<Trader> {
    const person = { ...newcomer(), organization };
    const context = await request.newContext({ baseURL: at });
    const signUp = `mutation ($input: SignUpInput!) {
      done: signUp(input: $input) { __typename ... on SessionPayload { accessToken } } }`;
    const { accessToken } = await ask(context, signUp, { input: { ...person, ...acceptedTerms } });
    const trader = new Trader(person, context, String(accessToken));
    await confirmAddress(context, at, person.email);
    const accounts = 'query ($search: String) { accounts(filter: { search: $search }) { nodes { id } } }';
    const found = await askAsOperator(at, accounts, { search: person.email });
    const [account] = (found['accounts'] as unknown as { nodes: [{ id: string }] }).nodes;
    await askAsOperator(at, 'mutation ($id: ID!) { verifyAccount(id: $id) { __typename } }', { id: account.id });
    return trader;
  }

  /** One that sells diagnostic equipment, and is asked for laboratory equipment. @param at the portal */
  static async seller(organization: string, at = origin): Promise<Trader> {
    // No two accounts sell under one name.
    const trader = await Trader.verified(`${organization} ${crypto.randomUUID().slice(0, 4)}`, at);
    const name = `Analyser ${crypto.randomUUID()}`;
    const input = { name, category: 'DIAGNOSTIC', condition: 'NEW', description: 'Counts.', price: 900, inStock: 3 };
    const create = `mutation ($input: EquipmentInput!) {
      done: createEquipment(input: $input) { __typename ... on Error { message } } }`;
    expect(await trader.ask(create, { input })).toEqual({ __typename: 'EquipmentPostingPayload' });
    await review(name, undefined, at);
    trader.product = name;
    return trader;
  }

  /** What a query or mutation named `done` answers. */
  ask(query: string, variables: object = {}): Promise<Answer> {
    return ask(this.#request, query, variables, this.#token);
  }

  /** A visitor of this address writes to the seller about the product. */
  async beAskedBy(email: string, message: string): Promise<void> {
    const mine = `query ($search: String) { done: equipment(first: 1, filter: { search: $search }) { nodes { id } } }`;
    const { nodes } = (await this.ask(mine, { search: `"${this.product}"` })) as never as { nodes: { id: string }[] };
    const write = `mutation ($input: SupplierMessageInput!) {
      done: contactSupplier(input: $input) { __typename ... on Error { message } } }`;
    const input = { equipmentId: nodes[0]?.id, name: 'Asha Mensah', email, message };
    expect(await ask(this.#request, write, { input })).toEqual({ __typename: 'ContactSupplierPayload' });
  }

  /** Sends an order for analysers and centrifuges; answers its identifier and its reference. */
  order(changes: object = {}): Promise<{ readonly id: string; readonly reference: string }> {
    return sendOrder((query, variables) => this.ask(query, variables), this.person.email, changes);
  }

  /** Quotes for a request: these prices, in the order of its items, with none if nothing is offered. */
  async quote(reference: string, prices: readonly (number | undefined)[], note?: string): Promise<void> {
    const requests = (await this.ask(
      '{ done: myQuoteRequests(first: 50) { nodes { id reference items { id } } } }',
    )) as never as { nodes: { id: string; reference: string; items: { id: string }[] }[] };
    const asked = requests.nodes.find((node) => node.reference === reference);
    const lines = (asked?.items ?? []).flatMap(({ id: itemId }, index) => {
      const unitPrice = prices[index];
      return unitPrice === undefined ? [] : [{ itemId, unitPrice, leadDays: 14 }];
    });
    const give = `mutation ($id: ID!, $input: OrderQuoteInput!) {
      done: giveQuote(id: $id, input: $input) { __typename ... on Error { message } } }`;
    const answer = await this.ask(give, { id: asked?.id, input: { expiresOn: dayFromNow(30), note, lines } });
    expect(answer).toEqual({ __typename: 'QuoteRequestPayload' });
  }

  /** Accepts one item of the first quote for an order of one's own, by its place in the quote. */
  async acceptItem(key: string, place: number): Promise<void> {
    const quotes = 'query ($key: String!) { done: orderQuotes(key: $key) { id revision lines { itemId } } }';
    const [quote] = (await this.ask(quotes, { key })) as never as {
      id: string;
      revision: number;
      lines: { itemId: string }[];
    }[];
    const accept = `mutation ($key: String!, $id: ID!, $revision: Int!, $items: [ID!]) {
      done: acceptQuote(key: $key, quoteId: $id, revision: $revision, itemIds: $items) { __typename } }`;
    const items = [quote?.lines[place]?.itemId];
    const answer = await this.ask(accept, { key, id: quote?.id, revision: quote?.revision, items });
    expect(answer).toEqual({ __typename: 'BulkOrderPayload' });
  }
}

/** An order of a buyer without an account; answers its reference, where the mailed link leads, and the buyer's address. */
export async function orderByLink(changes: object = {}) {
  const { email } = newcomer();
  const context = await request.newContext({ baseURL: origin });
  const { reference } = await sendOrder((query, variables) => ask(context, query, variables), email, changes);
  return { reference, email, address: await mailedAddress(origin, email, 'order-received') };
}

/** A day as the form takes it. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

async function sendOrder(ask: (query: string, variables: object) => Promise<Answer>, email: string, changes: object) {
  const send = `mutation ($input: BulkOrderInput!) { done: requestBulkOrder(input: $input) {
    __typename ... on BulkOrderPayload { order { id reference } } } }`;
  const buyer = {
    organizationName: 'Brambleford Community Hospital',
    nhsTrustCode: 'RXX',
    department: 'Pathology',
    contactName: 'Asha Mensah',
    email,
    phone: '01632 960 001',
    deliveryAddress: 'Stores\n1 Hospital Road\nBrambleford',
    orderType: 'NEW_PURCHASE',
    totalBudget: 'FROM_10K',
    requiredDate: dayFromNow(60),
  };
  const items = [
    { equipment: 'LABORATORY', description: 'Blood analyser, bench model', quantity: 3, urgency: 'URGENT' },
    {
      equipment: 'LABORATORY',
      description: 'Centrifuge, 24 tubes',
      quantity: 12,
      specifications: 'At least 4,000 rpm, with a lid lock',
    },
  ];
  const answer = await ask(send, { input: { ...buyer, items, ...changes } });
  expect(answer.__typename).toBe('BulkOrderPayload');
  return answer['order'] as unknown as { id: string; reference: string };
}

async function ask(context: APIRequestContext, query: string, variables: object, token?: string): Promise<Answer> {
  const answer = await context.post('/graphql', {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    data: { query, variables },
  });
  const { data, errors } = await answer.json();
  expect(errors).toBeUndefined();
  return data.done;
}
