/** How much of its hour an account has used with its keys, as an operation was counted. */
export interface QuotaState {
  /** Points that it may ask in the hour. */
  readonly limit: number;
  /** Points of this operation. */
  readonly cost: number;
  /** Points that are left after it. */
  readonly remaining: number;
  /** When the next hour begins, as ISO 8601. */
  readonly resetAt: string;
}
