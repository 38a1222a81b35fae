import type {
  VendorBusinessType,
  VendorCategory,
  VendorDocumentKind,
  VendorTurnover,
} from '../generated/graph.generated.ts';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export const businessTypes: readonly Choice<VendorBusinessType>[] = [
  { value: 'MANUFACTURER', label: 'Manufacturer' },
  { value: 'DISTRIBUTOR', label: 'Distributor' },
  { value: 'WHOLESALER', label: 'Wholesaler' },
  { value: 'RETAILER', label: 'Retailer' },
  { value: 'SERVICE_PROVIDER', label: 'Service provider' },
  { value: 'IMPORTER', label: 'Importer' },
];

export const vendorCategories: readonly Choice<VendorCategory>[] = [
  { value: 'DIAGNOSTIC', label: 'Diagnostic' },
  { value: 'PATIENT_MONITORING', label: 'Patient Monitoring' },
  { value: 'SURGICAL_INSTRUMENTS', label: 'Surgical Instruments' },
  { value: 'MOBILITY_AIDS', label: 'Mobility Aids' },
  { value: 'RESPIRATORY', label: 'Respiratory' },
  { value: 'LABORATORY', label: 'Laboratory' },
  { value: 'IMAGING', label: 'Imaging' },
  { value: 'REHABILITATION', label: 'Rehabilitation' },
  { value: 'EMERGENCY', label: 'Emergency' },
  { value: 'ICU', label: 'ICU' },
];

export const turnovers: readonly Choice<VendorTurnover>[] = [
  { value: 'UNDER_100K', label: 'Under £100,000' },
  { value: 'FROM_100K', label: '£100,000 to £500,000' },
  { value: 'FROM_500K', label: '£500,000 to £1 million' },
  { value: 'FROM_1M', label: '£1 million to £5 million' },
  { value: 'FROM_5M', label: '£5 million to £10 million' },
  { value: 'OVER_10M', label: 'Over £10 million' },
];

/** What an applicant may state of the company, by the names of the fields. */
export const claims = [
  { name: 'isoCompliant', label: 'ISO 13485 compliant' },
  { name: 'ceMarking', label: 'CE or UKCA marking' },
  { name: 'nhsApproved', label: 'NHS approved supplier' },
  { name: 'mddrCompliant', label: 'UK MDR 2002 compliant' },
] as const;

interface DocumentChoice {
  readonly kind: VendorDocumentKind;
  /** Of the field in which it is sent. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** What is said if it is missing; optional without it. */
  readonly missing?: string;
}

export const documents: readonly DocumentChoice[] = [
  {
    kind: 'COMPANY_LICENSE',
    name: 'companyLicense',
    label: 'Company registration or license',
    missing: 'Select a company registration or license document',
  },
  {
    kind: 'INSURANCE_CERTIFICATE',
    name: 'insuranceCertificate',
    label: 'Public liability insurance',
    missing: 'Select a public liability insurance document',
  },
  {
    kind: 'QUALITY_CERTIFICATE',
    name: 'qualityCertificate',
    label: 'Quality certificate (optional)',
    hint: 'Like an ISO 9001 or ISO 13485 certificate',
  },
];

/** What is read for a value. */
export function labelOf<Value extends string>(choices: readonly Choice<Value>[], value: Value | null): string {
  return choices.find((choice) => choice.value === value)?.label ?? '';
}
