import type {
  VendorApplicationInput,
  VendorBusinessType,
  VendorCategory,
  VendorTurnover,
} from '../generated/graph.generated.ts';
import { claims, vendorCategories } from './choices.ts';
import type { OwnVendorFragment } from './vendors.generated.ts';

const texts = [
  'companyName',
  'registrationNumber',
  'nhsSupplierCode',
  'vatNumber',
  'contactName',
  'email',
  'phone',
  'website',
  'businessType',
  'annualTurnover',
  'yearsInBusiness',
] as const;

type TextName = (typeof texts)[number];
type ClaimName = (typeof claims)[number]['name'];

/** The values of the fields of all steps. */
export type VendorValues = Readonly<Record<TextName, string>> &
  Readonly<Record<ClaimName, boolean>> & { readonly equipmentCategories: readonly VendorCategory[] };

/** What the form begins with: an application as it was saved, or nothing. */
export function valuesOf(application: OwnVendorFragment | undefined): VendorValues {
  const saved = Object.fromEntries(texts.map((name) => [name, String(application?.[name] ?? '')]));
  const stated = Object.fromEntries(claims.map(({ name }) => [name, application?.[name] ?? false]));
  return {
    ...(saved as Record<TextName, string>),
    ...(stated as Record<ClaimName, boolean>),
    equipmentCategories: application?.equipmentCategories ?? [],
  };
}

/** The values, updated by the fields of one step. */
export function withStep(values: VendorValues, step: number, fields: FormData): VendorValues {
  const typed = texts.filter((name) => fields.has(name)).map((name) => [name, String(fields.get(name)).trim()]);
  const chosen = fields.getAll('equipmentCategories');
  const ticked = step === 3 ? claims.map(({ name }) => [name, fields.has(name)]) : [];
  return {
    ...values,
    ...Object.fromEntries([...typed, ...ticked]),
    ...(step === 2 && {
      equipmentCategories: vendorCategories.map(({ value }) => value).filter((value) => chosen.includes(value)),
    }),
  };
}

/** What is sent of the values. */
export function inputOf(values: VendorValues): VendorApplicationInput {
  const { businessType, annualTurnover, yearsInBusiness, nhsSupplierCode, website, ...others } = values;
  return {
    ...others,
    equipmentCategories: [...values.equipmentCategories],
    nhsSupplierCode: nhsSupplierCode || null,
    website: website || null,
    businessType: (businessType || null) as VendorBusinessType | null,
    annualTurnover: (annualTurnover || null) as VendorTurnover | null,
    yearsInBusiness: yearsInBusiness === '' ? null : Number(yearsInBusiness),
  };
}
