import type { Problem } from '../forms/problem.ts';
import { documents } from './choices.ts';
import { isCompanyNumber, isSupplierCode, isVatNumber } from './identifiers.ts';
import type { VendorValues } from './vendor-values.ts';
import type { OwnVendorFragment } from './vendors.generated.ts';

/** What is wrong with the fields of a step, in the words of the server. */
export async function checkStep(
  values: VendorValues,
  step: number,
  files: OwnVendorFragment['files'],
): Promise<Problem[]> {
  if (step === 1) return checkCompany(values);
  return step === 2 ? checkBusiness(values) : checkDocuments(files);
}

async function checkCompany(values: VendorValues): Promise<Problem[]> {
  // Its lists of numbers are for this form alone.
  const { isPhoneNumber } = await import('./phone.ts');
  const { companyName, registrationNumber, nhsSupplierCode, vatNumber, contactName, email, phone, website } = values;
  return found([
    ['companyName', companyName === '' && 'Enter your company name'],
    [
      'registrationNumber',
      wrong(registrationNumber, isCompanyNumber, {
        missing: 'Enter your company registration number',
        wrong: 'Enter a company registration number with 8 characters, like 01234567 or SC234456',
      }),
    ],
    [
      'nhsSupplierCode',
      nhsSupplierCode !== '' &&
        !isSupplierCode(nhsSupplierCode) &&
        'Enter an ODS or supplier code, like RGT01 or SMS-2041',
    ],
    [
      'vatNumber',
      wrong(vatNumber, isVatNumber, {
        missing: 'Enter your VAT number',
        wrong: 'Enter a UK VAT number, like GB 339 0727 47. Check its digits',
      }),
    ],
    ['contactName', contactName === '' && 'Enter the name of the person to contact'],
    [
      'email',
      wrong(email, (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text), {
        missing: 'Enter your email address',
        wrong: 'Enter an email address in the correct format, like name@example.com',
      }),
    ],
    [
      'phone',
      wrong(phone, isPhoneNumber, {
        missing: 'Enter a phone number',
        wrong: 'Enter a phone number, like 01632 960 001 or +44 808 157 0192',
      }),
    ],
    [
      'website',
      website !== '' &&
        !(/^https?:\/\//i.test(website) && URL.canParse(website)) &&
        'Enter a web address that starts with https:// or http://',
    ],
  ]);
}

function checkBusiness({
  businessType,
  equipmentCategories,
  yearsInBusiness,
  annualTurnover,
}: VendorValues): Promise<Problem[]> {
  const isYears = /^\d{1,3}$/.test(yearsInBusiness) && Number(yearsInBusiness) <= 500;
  return Promise.resolve(
    found([
      ['businessType', businessType === '' && 'Select a business type'],
      ['equipmentCategories', equipmentCategories.length === 0 && 'Select at least one equipment category'],
      [
        'yearsInBusiness',
        wrong(yearsInBusiness, () => isYears, {
          missing: 'Enter how many years you have been in business',
          wrong: 'Years in business must be a whole number from 0 to 500',
        }),
      ],
      ['annualTurnover', annualTurnover === '' && 'Select your annual turnover'],
    ]),
  );
}

function checkDocuments(files: OwnVendorFragment['files']): Problem[] {
  const sent = files.filter(({ scan }) => scan !== 'INFECTED').map(({ document }) => document);
  return found(documents.map(({ kind, name, missing }) => [name, !sent.includes(kind) && (missing ?? false)]));
}

function wrong(
  text: string,
  isRight: (text: string) => boolean,
  words: { readonly missing: string; readonly wrong: string },
): string | false {
  if (text === '') return words.missing;
  return !isRight(text) && words.wrong;
}

function found(checked: readonly (readonly [string, string | false])[]): Problem[] {
  return checked.flatMap(([field, message]) => (message === false ? [] : [{ field, message }]));
}
