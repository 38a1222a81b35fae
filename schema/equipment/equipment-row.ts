import type { SafetyNoticeRow } from './safety-notices/safety-notice-row.ts';

/** A product as the queries of this area return it. Columns that a request does not ask for are absent. */
export interface EquipmentRow {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly description: string;
  readonly category: EquipmentCategoryName;
  /** Pounds, without VAT. */
  readonly price: number;
  readonly priceBand: PriceBandName;
  readonly condition: EquipmentConditionName;
  readonly availability: EquipmentAvailabilityName;
  readonly availableOn: string | null;
  readonly inStock: number;
  readonly sold: number;
  readonly warranty: string;
  readonly specifications: string[];
  readonly certifications: string[];
  readonly images: string[];
  readonly productUrl: string | null;
  /** Where buying leads; null where one contacts the supplier. */
  readonly buyUrl: string | null;
  readonly listedAt: string;
  readonly withdrawnAt: string | null;
  /** The account that lists it; null where it came otherwise, as the sample did. */
  readonly ownerId: string | null;
  /** Since when it is shown to no user, as its account is suspended. */
  readonly hiddenAt: string | null;
  readonly reviewState: ReviewStateName;
  /** The open notices that pause its sale, the newest first. */
  readonly safetyNotices: readonly SafetyNoticeRow[];
  readonly supplierId: string;
  readonly supplierName: string;
  readonly supplierRating: number | null;
  readonly supplierLocation: string;
  readonly supplierPhone: string;
  /** Whether an account sells under this name; operators keep the other suppliers. */
  readonly supplierIsSeller: boolean;
  readonly supplierVerified: boolean;
  readonly supplierNhsApproved: boolean;
  readonly supplierWebsite: string | null;
  readonly nhsSupplierCode: string | null;
  /** How well the product matches a search, in thousandths; only in the order of relevance. */
  readonly score: number | null;
}

export type EquipmentCategoryName = 'diagnostic' | 'monitoring' | 'surgical' | 'mobility' | 'ppe' | 'emergency';
export type EquipmentConditionName = 'new' | 'refurbished' | 'used';
export type EquipmentAvailabilityName = 'in_stock' | 'low_stock' | 'out_of_stock' | 'pre_order';
/** What operators make of a product; what came otherwise than from an account is published. */
export type ReviewStateName = 'in_review' | 'published' | 'declined';
export type PriceBandName = 'under_1000' | 'from_1000' | 'from_5000' | 'from_15000';
