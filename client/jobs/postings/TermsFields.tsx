import { SelectField, type SelectOption } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FormSection } from './FormSection.tsx';
import { type FormPartProps, fieldOf } from './form-parts.ts';

const contracts = ['Permanent', 'Fixed term', 'Secondment', 'Bank', 'Locum', 'Apprenticeship'];
const patterns = ['Full-time', 'Part-time', 'Job share', 'Flexible working', 'Compressed hours', 'Term time only'];

interface TermsFieldsProps extends FormPartProps {
  /** Whether contract and working pattern stay as they are. */
  isFixed: boolean;
}

/** The terms of the post, and how long it can be applied for. */
export function TermsFields({ isFixed, ...form }: TermsFieldsProps) {
  const contract = fieldOf(form, 'contractType');
  const pattern = fieldOf(form, 'workingPattern');
  return (
    <FormSection title="Terms">
      {!isFixed && (
        <div className="grid gap-6 sm:grid-cols-2">
          <SelectField
            label="Contract (optional)"
            options={optionsOf(contracts, contract.value, 'As usual for the type')}
            {...contract}
          />
          <SelectField
            label="Working pattern (optional)"
            options={optionsOf(patterns, pattern.value, 'Full-time, unless chosen')}
            {...pattern}
          />
        </div>
      )}
      <TextField
        label="Closing date (optional)"
        hint="The last day to apply, until 11:59pm. Without one, the job stays open until you close it"
        type="date"
        className="w-full sm:w-56"
        {...fieldOf(form, 'closesAt')}
      />
    </FormSection>
  );
}

/** A post that came another way may have terms that are not among the usual ones. */
function optionsOf(usual: readonly string[], chosen: string, nothing: string): SelectOption[] {
  const known = chosen === '' || usual.includes(chosen) ? usual : [chosen, ...usual];
  return [{ value: '', label: nothing }, ...known.map((value) => ({ value, label: value }))];
}
