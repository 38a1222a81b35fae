/** A link of a mail about the status, as the address of the page holds it. */
export interface SubscriptionLink {
  readonly kind: 'confirm' | 'unsubscribe';
  readonly token: string;
}

/** The mailed link that led to the page, by the query of its address. */
export function readSubscriptionLink(query: string): SubscriptionLink | undefined {
  const params = new URLSearchParams(query);
  for (const kind of ['confirm', 'unsubscribe'] as const) {
    const token = params.get(kind);
    if (token) return { kind, token };
  }
  return undefined;
}
