import { useId } from 'react';
import { CheckboxField } from '../forms/CheckboxField.tsx';
import { problemAt } from '../forms/problem.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { StepProps } from './CompanyStep.tsx';
import { businessTypes, turnovers, vendorCategories } from './choices.ts';

const NONE = { value: '', label: 'Select one' };

/** The second step: the kind of business, and its products. */
export function BusinessStep({ values, problems }: StepProps) {
  const errorId = useId();
  const error = problemAt(problems, 'equipmentCategories');
  return (
    <>
      <SelectField
        label="Business type"
        name="businessType"
        options={[NONE, ...businessTypes]}
        defaultValue={values.businessType}
        error={problemAt(problems, 'businessType')}
        className="w-full sm:w-72"
      />
      <fieldset
        aria-describedby={error ? errorId : undefined}
        className={error ? 'border-l-4 border-err pl-4' : undefined}
      >
        <legend className="text-sm font-bold">Equipment categories</legend>
        {error ? (
          <p id={errorId} className="text-sm font-bold text-err">
            <span className="sr-only">Error: </span>
            {error}
          </p>
        ) : (
          <p className="text-xs text-ink-2">Select all that you supply</p>
        )}
        <div className="mt-3 grid gap-3 sm:grid-cols-2">
          {vendorCategories.map(({ value, label }) => (
            <CheckboxField
              key={value}
              name="equipmentCategories"
              value={value}
              label={label}
              defaultChecked={values.equipmentCategories.includes(value)}
            />
          ))}
        </div>
      </fieldset>
      <TextField
        label="Years in business"
        name="yearsInBusiness"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={values.yearsInBusiness}
        error={problemAt(problems, 'yearsInBusiness')}
        className="num w-28"
      />
      <SelectField
        label="Annual turnover"
        name="annualTurnover"
        options={[NONE, ...turnovers]}
        defaultValue={values.annualTurnover}
        error={problemAt(problems, 'annualTurnover')}
        className="w-full sm:w-72"
      />
    </>
  );
}
