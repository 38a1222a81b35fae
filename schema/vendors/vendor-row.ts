import type { StoredFileRow } from '../files/stored-file-row.ts';
import type { BusinessType, Turnover, VendorCategory, VendorState } from './vendor-vocabulary.ts';

/** What an applicant states, checked and in the form in which it is kept. */
export interface VendorDetails {
  readonly companyName: string;
  readonly registrationNumber: string;
  readonly nhsSupplierCode: string | null;
  readonly vatNumber: string;
  readonly contactName: string;
  readonly email: string;
  readonly phone: string;
  readonly website: string | null;
  readonly businessType: BusinessType | null;
  readonly equipmentCategories: readonly VendorCategory[];
  readonly annualTurnover: Turnover | null;
  readonly yearsInBusiness: number | null;
  readonly isoCompliant: boolean;
  readonly ceMarking: boolean;
  readonly nhsApproved: boolean;
  readonly mddrCompliant: boolean;
}

/** What was done with an application. */
export type VendorEventKind = 'submitted' | 'changes_requested' | 'approved' | 'refused' | 'file_refused';

export interface VendorEventRow {
  readonly id: string;
  readonly kind: VendorEventKind;
  readonly revision: number;
  readonly message: string | null;
  readonly happenedAt: string;
}

export interface VendorApplicationRow extends VendorDetails {
  readonly id: string;
  readonly reference: string | null;
  readonly accountId: string | null;
  readonly state: VendorState;
  readonly step: number;
  readonly revision: number;
  readonly startedAt: string;
  readonly changedAt: string;
  readonly submittedAt: string | null;
  readonly expectedFrom: string | null;
  readonly dueAt: string | null;
  readonly decidedAt: string | null;
  readonly decisionReason: string | null;
  readonly supplierId: string | null;
  /** The oldest first. */
  readonly events: readonly VendorEventRow[];
  readonly files: readonly StoredFileRow[];
}
