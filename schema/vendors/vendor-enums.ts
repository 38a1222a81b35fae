import { builder } from '../builder.ts';
import type { VendorDocument } from '../files/stored-file-row.ts';
import type { BusinessType, Turnover, VendorCategory } from './vendor-vocabulary.ts';

export const BusinessTypeEnum = builder.enumType('VendorBusinessType', {
  description: 'What kind of business a supplier is.',
  values: {
    MANUFACTURER: { value: 'manufacturer', description: 'Manufacturer.' },
    DISTRIBUTOR: { value: 'distributor', description: 'Distributor.' },
    WHOLESALER: { value: 'wholesaler', description: 'Wholesaler.' },
    RETAILER: { value: 'retailer', description: 'Retailer.' },
    SERVICE_PROVIDER: { value: 'service_provider', description: 'Service provider.' },
    IMPORTER: { value: 'importer', description: 'Importer.' },
  } as const satisfies Record<string, { value: BusinessType; description: string }>,
});

export const VendorCategoryEnum = builder.enumType('VendorCategory', {
  description: 'What a supplier offers.',
  values: {
    DIAGNOSTIC: { value: 'diagnostic', description: 'Diagnostic.' },
    PATIENT_MONITORING: { value: 'patient_monitoring', description: 'Patient Monitoring.' },
    SURGICAL_INSTRUMENTS: { value: 'surgical_instruments', description: 'Surgical Instruments.' },
    MOBILITY_AIDS: { value: 'mobility_aids', description: 'Mobility Aids.' },
    RESPIRATORY: { value: 'respiratory', description: 'Respiratory.' },
    LABORATORY: { value: 'laboratory', description: 'Laboratory.' },
    IMAGING: { value: 'imaging', description: 'Imaging.' },
    REHABILITATION: { value: 'rehabilitation', description: 'Rehabilitation.' },
    EMERGENCY: { value: 'emergency', description: 'Emergency.' },
    ICU: { value: 'icu', description: 'ICU.' },
  } as const satisfies Record<string, { value: VendorCategory; description: string }>,
});

export const TurnoverEnum = builder.enumType('VendorTurnover', {
  description: 'What a business turns over in a year, in pounds.',
  values: {
    UNDER_100K: { value: 'under_100k', description: 'Less than 100,000.' },
    FROM_100K: { value: '100k_500k', description: '100,000 to 500,000.' },
    FROM_500K: { value: '500k_1m', description: '500,000 to 1 million.' },
    FROM_1M: { value: '1m_5m', description: '1 million to 5 million.' },
    FROM_5M: { value: '5m_10m', description: '5 million to 10 million.' },
    OVER_10M: { value: 'over_10m', description: 'More than 10 million.' },
  } as const satisfies Record<string, { value: Turnover; description: string }>,
});

export const VendorDocumentEnum = builder.enumType('VendorDocumentKind', {
  description: 'Which document of an application a file is.',
  values: {
    COMPANY_LICENSE: { value: 'company_license', description: 'The company registration or license.' },
    INSURANCE_CERTIFICATE: { value: 'insurance_certificate', description: 'The public liability insurance.' },
    QUALITY_CERTIFICATE: { value: 'quality_certificate', description: 'A certificate of quality, which is optional.' },
  } as const satisfies Record<string, { value: VendorDocument; description: string }>,
});

const waits = { value: 'submitted', description: 'It waits for an operator.' } as const;
const mustChange = {
  value: 'changes_requested',
  description: 'Its applicant is to change it and send it again.',
} as const;
const approved = { value: 'approved', description: 'It is approved: there is a verified supplier.' } as const;
const refused = { value: 'refused', description: 'It is not approved.' } as const;

export const VendorStateEnum = builder.enumType('VendorApplicationState', {
  description: 'Where an application stands.',
  values: {
    DRAFT: { value: 'draft', description: 'It has not been sent.' },
    SUBMITTED: waits,
    CHANGES_REQUESTED: mustChange,
    APPROVED: approved,
    REFUSED: refused,
  } as const,
});

export const SentVendorStateEnum = builder.enumType('SentVendorApplicationState', {
  description: 'Where an application stands that has been sent.',
  values: { SUBMITTED: waits, CHANGES_REQUESTED: mustChange, APPROVED: approved, REFUSED: refused } as const,
});

export const VendorDecisionEnum = builder.enumType('VendorDecision', {
  description: 'What an operator makes of an application.',
  values: { APPROVED: approved, REFUSED: refused, CHANGES_REQUESTED: mustChange } as const,
});

export const VendorEventEnum = builder.enumType('VendorEventKind', {
  description: 'What was done with an application.',
  values: {
    SUBMITTED: { value: 'submitted', description: 'It was sent, or sent again.' },
    CHANGES_REQUESTED: { value: 'changes_requested', description: 'An operator has asked for changes.' },
    APPROVED: { value: 'approved', description: 'An operator has approved it.' },
    REFUSED: { value: 'refused', description: 'An operator has not approved it.' },
    FILE_REFUSED: {
      value: 'file_refused',
      description: 'The virus scanner found something in a file, which is deleted.',
    },
  } as const,
});

export const FileScanEnum = builder.enumType('FileScanState', {
  description: 'The result of the virus scan of a file.',
  values: {
    NOT_SCANNED: { value: 'not_scanned', description: 'No scanner is configured, so it was not scanned.' },
    WAITING: { value: 'waiting', description: 'It waits for the scanner, and cannot be downloaded.' },
    CLEAN: { value: 'clean', description: 'The scanner found nothing.' },
    INFECTED: { value: 'infected', description: 'The scanner found malware, and the file is deleted.' },
  } as const,
});
