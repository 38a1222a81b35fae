/** A link that was mailed, as the address of the account page holds it. */
export interface MailedLink {
  readonly kind: 'reset' | 'confirm';
  readonly token: string;
}

/** What the form of a mailed link is given. */
export interface FollowedFormProps {
  token: string;
  /** The link has turned out to be over. */
  onDead: () => void;
}

/** The mailed link that a user has followed, by the query of the address. */
export function readMailedLink(query: string): MailedLink | undefined {
  const params = new URLSearchParams(query);
  for (const kind of ['reset', 'confirm'] as const) {
    const token = params.get(kind);
    if (token) return { kind, token };
  }
  return undefined;
}
