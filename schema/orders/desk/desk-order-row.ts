import type { OrderRow } from '../order-row.ts';

/** A bulk order as operators see it: with the suppliers who were asked, 100 at most. */
export interface DeskOrderRow extends OrderRow {
  readonly askedCount: number;
  readonly asked: readonly AskedSupplierRow[];
}

/** A supplier who was asked to quote, and whether they have. */
export interface AskedSupplierRow {
  readonly id: string;
  readonly supplierName: string;
  readonly supplierVerified: boolean;
  readonly askedAt: string;
  /** When the quote was last changed; null if there is none, or it was withdrawn. */
  readonly quotedAt: string | null;
  readonly isAccepted: boolean;
}

/** A supplier who can be asked. */
export interface AskableSupplier {
  readonly id: string;
  readonly name: string;
  readonly location: string;
  readonly verified: boolean;
}
