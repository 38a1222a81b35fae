import { useId } from 'react';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FormSection } from './FormSection.tsx';
import { type FormPartProps, fieldOf } from './form-parts.ts';
import type { ApplyOn } from './job-draft.ts';

const ways: readonly { value: ApplyOn; label: string }[] = [
  { value: 'portal', label: `On ${__PRODUCT_NAME__}` },
  { value: 'elsewhere', label: 'On another website' },
];

interface ApplyFieldsProps extends FormPartProps {
  /** Names of the recruitment partners. */
  partners: readonly string[];
}

/** The recruiter, and the place of applications. */
export function ApplyFields({ partners, ...form }: ApplyFieldsProps) {
  const { draft, change } = form;
  const agency = fieldOf(form, 'agency');
  const known = agency.value === '' || partners.includes(agency.value) ? partners : [agency.value, ...partners];
  return (
    <FormSection title="How people apply">
      <ApplyWays chosen={draft.applyOn} onChoose={(applyOn) => change({ applyOn })} />
      {draft.applyOn === 'elsewhere' && (
        <TextField
          label="Web address where people apply"
          hint="Starts with https:// or http://"
          type="url"
          inputMode="url"
          maxLength={500}
          autoComplete="off"
          {...fieldOf(form, 'applyUrl')}
        />
      )}
      <div className="sm:w-80">
        <SelectField
          label="Recruitment partner (optional)"
          options={[
            { value: '', label: 'None: we recruit directly' },
            ...known.map((name) => ({ value: name, label: name })),
          ]}
          {...agency}
        />
      </div>
    </FormSection>
  );
}

function ApplyWays({ chosen, onChoose }: { chosen: ApplyOn; onChoose: (way: ApplyOn) => void }) {
  const id = useId();
  return (
    <fieldset>
      <legend className="text-sm font-bold">Where people apply</legend>
      {ways.map(({ value, label }) => (
        <div key={value} className="mt-2 flex min-h-11 items-center gap-3 text-sm">
          <input
            id={`${id}-${value}`}
            type="radio"
            name="applyOn"
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            className="size-6 shrink-0 appearance-none rounded-[50%] border-2 border-line-form bg-paper checked:border-8 checked:border-ink"
          />
          <label htmlFor={`${id}-${value}`} className="grow py-2">
            {label}
          </label>
        </div>
      ))}
    </fieldset>
  );
}
