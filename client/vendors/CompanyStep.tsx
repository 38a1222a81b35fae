import { type Problem, problemAt } from '../forms/problem.ts';
import { TextField } from '../ui/TextField.tsx';
import type { VendorValues } from './vendor-values.ts';

export interface StepProps {
  readonly values: VendorValues;
  readonly problems: readonly Problem[];
}

/** The first step: the company, and its contact. */
export function CompanyStep({ values, problems }: StepProps) {
  const field = (name: keyof VendorValues & string) => ({
    name,
    defaultValue: String(values[name]),
    error: problemAt(problems, name),
  });
  return (
    <>
      <TextField label="Company name" autoComplete="organization" {...field('companyName')} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="Company registration number"
          hint="From Companies House, like 01234567"
          autoComplete="off"
          className="num w-full sm:w-56"
          {...field('registrationNumber')}
        />
        <TextField
          label="VAT number"
          hint="Like GB 339 0727 47"
          autoComplete="off"
          className="num w-full sm:w-56"
          {...field('vatNumber')}
        />
      </div>
      <TextField
        label="ODS or NHS supplier code (optional)"
        hint="Like RGT01 or SMS-2041"
        autoComplete="off"
        className="w-full sm:w-56"
        {...field('nhsSupplierCode')}
      />
      <TextField label="Contact name" autoComplete="name" {...field('contactName')} />
      <TextField
        label="Email"
        hint="We send the link to your application there"
        type="email"
        autoComplete="email"
        {...field('email')}
      />
      <TextField
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        className="w-full sm:w-64"
        {...field('phone')}
      />
      <TextField
        label="Website (optional)"
        hint="Like https://www.example.com"
        type="url"
        inputMode="url"
        autoComplete="url"
        {...field('website')}
      />
    </>
  );
}
