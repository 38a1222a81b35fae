import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bandChoices } from '../job-choices.ts';
import { bandLabel } from '../job-facts.ts';
import { BandPay } from './BandPay.tsx';
import { FormSection } from './FormSection.tsx';
import { type FormPartProps, fieldOf } from './form-parts.ts';
import type { BandScale } from './use-band-scale.ts';

const bands = [
  { value: '', label: 'No band: enter a salary' },
  ...bandChoices.flatMap(({ values }) => values.map((band) => ({ value: band, label: bandLabel(band) }))),
];

interface PayFieldsProps extends FormPartProps {
  scale: BandScale | undefined;
  /** Whether the employer states the salary: without a band, or if there is no scale for it. */
  asksSalary: boolean;
}

/** What the post pays: by the scale of its band, or a salary that is entered. */
export function PayFields({ scale, asksSalary, ...form }: PayFieldsProps) {
  const money = { inputMode: 'numeric', autoComplete: 'off', maxLength: 12, className: 'w-full sm:w-48' } as const;
  return (
    <FormSection title="Pay">
      <div className="sm:w-80">
        <SelectField label="Agenda for Change band" options={bands} {...fieldOf(form, 'band')} />
      </div>
      {scale && <BandPay band={form.draft.band} scale={scale} />}
      {asksSalary && (
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            label="Lowest salary"
            hint="Whole pounds a year for full-time work"
            {...money}
            {...fieldOf(form, 'salaryMin')}
          />
          <TextField
            label="Highest salary"
            hint="Whole pounds a year for full-time work"
            {...money}
            {...fieldOf(form, 'salaryMax')}
          />
        </div>
      )}
    </FormSection>
  );
}
