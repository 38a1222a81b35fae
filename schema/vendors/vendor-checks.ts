import { checkEmailAddress } from '../accounts/email-checks.ts';
import { refuseLongList } from '../queries/filter-values.ts';
import { FieldChecks } from '../text/field-checks.ts';
import { checkWebAddress } from '../text/web-address.ts';
import { companyNumber } from './identifiers/company-number.ts';
import { phoneNumber } from './identifiers/phone-number.ts';
import { supplierCode } from './identifiers/supplier-code.ts';
import { vatNumber } from './identifiers/vat-number.ts';
import type { VendorDetails } from './vendor-row.ts';
import type { BusinessType, Turnover, VendorCategory } from './vendor-vocabulary.ts';

/** What an applicant sends: as far as the form has got. */
export interface GivenVendor {
  readonly companyName: string;
  readonly registrationNumber: string;
  readonly nhsSupplierCode?: string | null | undefined;
  readonly vatNumber: string;
  readonly contactName: string;
  readonly email: string;
  readonly phone: string;
  readonly website?: string | null | undefined;
  readonly businessType?: BusinessType | null | undefined;
  readonly equipmentCategories?: readonly VendorCategory[] | null | undefined;
  readonly annualTurnover?: Turnover | null | undefined;
  readonly yearsInBusiness?: number | null | undefined;
  readonly isoCompliant?: boolean | null | undefined;
  readonly ceMarking?: boolean | null | undefined;
  readonly nhsApproved?: boolean | null | undefined;
  readonly mddrCompliant?: boolean | null | undefined;
}

const MOST_YEARS = 500;

/**
 * Checks what is sent with a step of the form: what that step and those before it ask for must be there.
 *
 * @throws ValidationError that names each wrong field.
 */
export function checkVendor(given: GivenVendor, step: number): VendorDetails {
  refuseLongList('equipmentCategories', given.equipmentCategories);
  const checks = new FieldChecks();
  const company = checkCompany(checks, given);
  const business = checkBusiness(checks, given, step >= 2);
  checks.done();
  const { isoCompliant, ceMarking, nhsApproved, mddrCompliant } = given;
  return {
    ...company,
    ...business,
    isoCompliant: isoCompliant === true,
    ceMarking: ceMarking === true,
    nhsApproved: nhsApproved === true,
    mddrCompliant: mddrCompliant === true,
  };
}

function checkCompany(checks: FieldChecks, given: GivenVendor) {
  const required = (path: keyof GivenVendor & string, most: number, missing: string) =>
    checks.line(path, given[path] as string, { most, missing });
  const read = (path: string, text: string, reader: (text: string) => string | undefined, wrong: string) => {
    const value = text === '' || checks.isRefused(path) ? undefined : reader(text);
    if (text !== '' && value === undefined) {
      checks.refuse(path, wrong);
    }
    return value ?? '';
  };
  const companyName = required('companyName', 200, 'Enter your company name');
  const registration = required('registrationNumber', 40, 'Enter your company registration number');
  const code = checks.line('nhsSupplierCode', given.nhsSupplierCode, { most: 40, name: 'Supplier code' });
  const vat = checks.line('vatNumber', given.vatNumber, {
    most: 40,
    missing: 'Enter your VAT number',
    name: 'VAT number',
  });
  const contactName = required('contactName', 200, 'Enter the name of the person to contact');
  const email = checkEmailAddress(checks, 'email', given.email);
  const phone = checks.line('phone', given.phone, { most: 40, missing: 'Enter a phone number', name: 'Phone number' });
  return {
    companyName,
    registrationNumber: read('registrationNumber', registration, companyNumber, WRONG_COMPANY_NUMBER),
    nhsSupplierCode: read('nhsSupplierCode', code, supplierCode, WRONG_SUPPLIER_CODE) || null,
    vatNumber: read('vatNumber', vat, vatNumber, WRONG_VAT_NUMBER),
    contactName,
    email,
    phone: read('phone', phone, phoneNumber, WRONG_PHONE_NUMBER),
    website: checkWebAddress(checks, 'website', given.website),
  };
}

const WRONG_COMPANY_NUMBER = 'Enter a company registration number with 8 characters, like 01234567 or SC234456';
const WRONG_SUPPLIER_CODE = 'Enter an ODS or supplier code, like RGT01 or SMS-2041';
const WRONG_VAT_NUMBER = 'Enter a UK VAT number, like GB 339 0727 47. Check its digits';
const WRONG_PHONE_NUMBER = 'Enter a phone number, like 01632 960 001 or +44 808 157 0192';

function checkBusiness(checks: FieldChecks, given: GivenVendor, isAsked: boolean) {
  const { businessType = null, annualTurnover = null, yearsInBusiness = null } = given;
  const equipmentCategories = [...new Set(given.equipmentCategories ?? [])];
  if (isAsked && businessType === null) {
    checks.refuse('businessType', 'Select a business type');
  }
  if (isAsked && equipmentCategories.length === 0) {
    checks.refuse('equipmentCategories', 'Select at least one equipment category');
  }
  if (isAsked && yearsInBusiness === null) {
    checks.refuse('yearsInBusiness', 'Enter how many years you have been in business');
  }
  if (yearsInBusiness !== null && (yearsInBusiness < 0 || yearsInBusiness > MOST_YEARS)) {
    checks.refuse('yearsInBusiness', `Years in business must be a whole number from 0 to ${MOST_YEARS}`);
  }
  if (isAsked && annualTurnover === null) {
    checks.refuse('annualTurnover', 'Select your annual turnover');
  }
  return { businessType, equipmentCategories, annualTurnover, yearsInBusiness };
}
