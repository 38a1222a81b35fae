import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { createAccount } from '../../factories/account.ts';
import { createBulkOrder } from '../../factories/bulk-order.ts';
import { createEquipment } from '../../factories/equipment.ts';
import { createSession } from '../../factories/session.ts';
import { createSupplier } from '../../factories/supplier.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { type TestApp, testNow, testSecret } from '../../support/test-app.ts';

/** Who sells, and is signed in. */
export interface Seller {
  readonly id: string;
  readonly token: string;
}

/** Sellers and buyers at a portal: what they ask of the graph about quotes. */
export function tradingAt(app: () => TestApp) {
  async function seller(
    category: 'monitoring' | 'surgical',
    access: 'member' | 'verified' = 'verified',
    given = {},
  ): Promise<Seller> {
    const { id } = await createAccount(app().db, { access, ...given });
    const supplier = await createSupplier(app().db, { owner_id: id });
    await createEquipment(app().db, { owner_id: id, supplier_id: supplier.id, category });
    return { id, token: (await createSession(app().db, { account_id: id })).accessToken };
  }

  const tokens = linkTokens([testSecret]);
  const ask = async (query: string, token?: string) => {
    const { data, errors } = await askGraph(app(), query, { token });
    return (data ?? { errors }) as Record<string, never>;
  };
  const done = async (call: string, token?: string) => {
    const { done: answer } = await ask(`mutation { done: ${call} { __typename ... on Error { message } } }`, token);
    return answer as unknown as { readonly __typename: string; readonly message?: string };
  };

  /** An order of a buyer without an account, for which these sellers are asked. */
  async function orderFor(sellers: readonly Seller[]) {
    const order = await createBulkOrder(app().db, {}, [{ quantity: 3 }, { quantity: 7 }]);
    const requests: string[] = [];
    for (const { id } of sellers) {
      const supplier = await app()
        .db.selectFrom('supplier')
        .select('id')
        .where('owner_id', '=', id)
        .executeTakeFirstOrThrow();
      const { id: request } = await app()
        .db.insertInto('quote_request')
        .values({ order_id: order.id, account_id: id, supplier_id: supplier.id, asked_at: testNow.toISOString() })
        .returning('id')
        .executeTakeFirstOrThrow();
      requests.push(request);
    }
    return { ...order, key: tokens.tokenOf('bulk_order', order.id), requests };
  }

  const lines = (items: readonly string[], price: number) =>
    items.map((item) => `{ itemId: "${item}", unitPrice: ${price}, leadDays: 14 }`).join(' ');
  const give = (request: string | undefined, items: readonly string[], { price = 10.1, expires = '2026-12-24' } = {}) =>
    `giveQuote(id: "${request}", input: { expiresOn: "${expires}", lines: [${lines(items, price)}] })`;
  const quotesOf = async (key: string) =>
    (
      await ask(
        `{ orderQuotes(key: "${key}") { id revision state total reachesThreshold lines { amount accepted taken } } }`,
      )
    )['orderQuotes'] as unknown as {
      id: string;
      revision: number;
      state: string;
      total: number;
      reachesThreshold: boolean;
    }[];
  const accept = (key: string, quote: { id: string; revision: number } | undefined, more = '') =>
    done(`acceptQuote(key: "${key}", quoteId: "${quote?.id}", revision: ${quote?.revision} ${more})`);
  return { seller, ask, done, orderFor, give, quotesOf, accept };
}
