import type { EquipmentCategoryName } from '../equipment-row.ts';

/** What kind of notice it is, by who gives it. */
export type SafetyNoticeKindName = 'patient_safety_alert' | 'device_safety_information' | 'field_safety_notice';

/** By which words a notice is held against products and items of orders. */
export interface SafetyCriteria {
  readonly manufacturer: string | null;
  /** Models or words, any of which suffices; where the manufacturer is named, both must be there. */
  readonly products: readonly string[];
  readonly category: EquipmentCategoryName | null;
}

/** A safety notice as the queries of this area return it. */
export interface SafetyNoticeRow extends SafetyCriteria {
  readonly id: string;
  /** As its publisher writes it, like DSI/2026/004. */
  readonly reference: string;
  readonly slug: string;
  readonly kind: SafetyNoticeKindName;
  readonly title: string;
  readonly summary: string;
  /** What who has such equipment is to do. */
  readonly advice: string;
  readonly sourceUrl: string;
  readonly publishedOn: string;
  readonly isIllustrative: boolean;
  readonly enteredAt: string;
  /** Since when it pauses nothing any more; null while it is open. */
  readonly withdrawnAt: string | null;
  readonly withdrawalReason: string | null;
}

/** A word of a notice, and in which part of a product or item it was found. */
export interface FoundWord {
  readonly word: string;
  readonly part: FoundPartName;
}

export type FoundPartName = 'name' | 'description' | 'specifications' | 'reference' | 'supplier';

export const safetyNoticeKindLabels: Readonly<Record<SafetyNoticeKindName, string>> = {
  patient_safety_alert: 'National Patient Safety Alert',
  device_safety_information: 'Device Safety Information',
  field_safety_notice: 'Field Safety Notice',
};
