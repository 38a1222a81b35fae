import { businessTypes, claims, labelOf, turnovers, vendorCategories } from './choices.ts';
import type { VendorFactsFragment } from './vendors.generated.ts';

/** All that an applicant has stated. */
export function VendorFacts({ application }: { application: VendorFactsFragment }) {
  const stated = claims.filter(({ name }) => application[name]).map(({ label }) => label);
  const facts = [
    ['Company name', application.companyName],
    ['Company registration number', application.registrationNumber],
    ['VAT number', application.vatNumber],
    ['ODS or NHS supplier code', application.nhsSupplierCode],
    ['Contact name', application.contactName],
    ['Email', application.email],
    ['Phone', application.phone],
    ['Website', application.website],
    ['Business type', labelOf(businessTypes, application.businessType)],
    ['Equipment categories', application.equipmentCategories.map((one) => labelOf(vendorCategories, one)).join(', ')],
    ['Years in business', application.yearsInBusiness === null ? '' : String(application.yearsInBusiness)],
    ['Annual turnover', labelOf(turnovers, application.annualTurnover)],
    ['Compliance, as stated', stated.join(', ')],
  ];
  return (
    <dl className="mt-3 border-t border-line text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="gap-x-6 border-b border-line py-2 sm:grid sm:grid-cols-[14rem_1fr]">
          <dt className="font-bold">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{value || 'Not given'}</dd>
        </div>
      ))}
    </dl>
  );
}
