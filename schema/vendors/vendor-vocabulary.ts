import type { VendorDocument } from '../files/stored-file-row.ts';

/** Within how many working days an application is reviewed. */
export const REVIEWED_WITHIN_DAYS = { fewest: 3, most: 5 } as const;

/** The kinds of business that register, in the order of the form. */
export const businessTypes = {
  manufacturer: 'Manufacturer',
  distributor: 'Distributor',
  wholesaler: 'Wholesaler',
  retailer: 'Retailer',
  service_provider: 'Service provider',
  importer: 'Importer',
} as const;
export type BusinessType = keyof typeof businessTypes;

/** What a supplier may offer, in the order of the form. */
export const vendorCategories = {
  diagnostic: 'Diagnostic',
  patient_monitoring: 'Patient Monitoring',
  surgical_instruments: 'Surgical Instruments',
  mobility_aids: 'Mobility Aids',
  respiratory: 'Respiratory',
  laboratory: 'Laboratory',
  imaging: 'Imaging',
  rehabilitation: 'Rehabilitation',
  emergency: 'Emergency',
  icu: 'ICU',
} as const;
export type VendorCategory = keyof typeof vendorCategories;

/** What a business turns over in a year, as options of the form. */
export const turnovers = {
  under_100k: 'under-100k',
  '100k_500k': '100k-500k',
  '500k_1m': '500k-1m',
  '1m_5m': '1m-5m',
  '5m_10m': '5m-10m',
  over_10m: 'over-10m',
} as const;
export type Turnover = keyof typeof turnovers;

/** The documents of an application, by the names of the fields in which they are sent. */
export const vendorDocuments = {
  company_license: 'companyLicense',
  insurance_certificate: 'insuranceCertificate',
  quality_certificate: 'qualityCertificate',
} as const satisfies Readonly<Record<VendorDocument, string>>;

/** What the documents are called within a sentence. */
export const documentWords: Readonly<Record<VendorDocument, string>> = {
  company_license: 'company registration or license document',
  insurance_certificate: 'public liability insurance document',
  quality_certificate: 'quality certificate',
};

/** The required documents, and the sentence if one is missing. */
export const requiredDocuments: readonly { readonly document: VendorDocument; readonly missing: string }[] = [
  { document: 'company_license', missing: 'Select a company registration or license document' },
  { document: 'insurance_certificate', missing: 'Select a public liability insurance document' },
];

export type VendorState = 'draft' | 'submitted' | 'changes_requested' | 'approved' | 'refused';
