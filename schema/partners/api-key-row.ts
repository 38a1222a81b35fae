/** A key as its owner sees it. */
export interface ApiKeyRow {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  /** What of its secret may be shown. */
  readonly beginning: string;
  readonly createdAt: string;
  /** When the present secret was made. */
  readonly renewedAt: string;
  readonly expiresAt: string;
  /** YYYY-MM-DD in London; null if it was never used. */
  readonly lastUsedOn: string | null;
  /** The secret before, while it still works; null if there is none. */
  readonly previousBeginning: string | null;
  readonly previousEndsAt: string | null;
  /** What was asked lately, on the days on which something was. */
  readonly usage: readonly KeyUsageRow[];
}

/** What was asked with a key on one day. */
export interface KeyUsageRow {
  /** YYYY-MM-DD in London. */
  readonly day: string;
  readonly operations: number;
  readonly points: number;
}
