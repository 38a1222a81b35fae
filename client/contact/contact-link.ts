/** A link of a mail, as the address of the page holds it. */
export interface ContactLink {
  readonly kind: 'thread' | 'confirm' | 'unsubscribe';
  readonly token: string;
}

/** The mailed link that led to the page, by the query of its address. */
export function readContactLink(params: URLSearchParams): ContactLink | undefined {
  for (const kind of ['thread', 'confirm', 'unsubscribe'] as const) {
    const token = params.get(kind);
    if (token) return { kind, token };
  }
  return undefined;
}
