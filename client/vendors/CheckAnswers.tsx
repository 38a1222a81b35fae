import { businessTypes, labelOf, turnovers, vendorCategories } from './choices.ts';
import type { VendorValues } from './vendor-values.ts';

/** What was entered in the steps before, with the way back to each. */
export function CheckAnswers({ values, onStep }: { values: VendorValues; onStep: (step: number) => void }) {
  const company = [
    ['Company name', values.companyName],
    ['Company registration number', values.registrationNumber],
    ['VAT number', values.vatNumber],
    ['ODS or NHS supplier code', values.nhsSupplierCode],
    ['Contact name', values.contactName],
    ['Email', values.email],
    ['Phone', values.phone],
    ['Website', values.website],
  ] as const;
  const business = [
    ['Business type', businessTypes.find(({ value }) => value === values.businessType)?.label ?? ''],
    ['Equipment categories', values.equipmentCategories.map((value) => labelOf(vendorCategories, value)).join(', ')],
    ['Years in business', values.yearsInBusiness],
    ['Annual turnover', turnovers.find(({ value }) => value === values.annualTurnover)?.label ?? ''],
  ] as const;
  return (
    <section className="border-t border-line pt-6">
      <h4 className="text-h3 font-bold">Check your answers</h4>
      <Answers answers={company} change="company details" onChange={() => onStep(1)} />
      <Answers answers={business} change="business and equipment details" onChange={() => onStep(2)} />
    </section>
  );
}

interface AnswersProps {
  answers: readonly (readonly [string, string])[];
  change: string;
  onChange: () => void;
}

function Answers({ answers, change, onChange }: AnswersProps) {
  return (
    <>
      <dl className="mt-3 border-t border-line text-sm">
        {answers.map(([name, value]) => (
          <div key={name} className="gap-x-6 border-b border-line py-2 sm:grid sm:grid-cols-[14rem_1fr]">
            <dt className="font-bold">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{value || 'Not given'}</dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        onClick={onChange}
        className="inline-flex min-h-11 items-center text-sm text-link underline underline-offset-[0.15em]"
      >
        Change {change}
      </button>
    </>
  );
}
