import { PlaceField } from '../../places/PlaceField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { typeChoices, urgencyChoices } from '../job-choices.ts';
import { FormSection } from './FormSection.tsx';
import { type FormPartProps, fieldOf } from './form-parts.ts';

/** What the post is, and where. */
export function PostFields(form: FormPartProps) {
  return (
    <FormSection title="The job">
      <TextField label="Job title" maxLength={200} autoComplete="off" {...fieldOf(form, 'title')} />
      <TextField
        label="Department"
        hint="The department or ward, like Critical care"
        maxLength={200}
        autoComplete="off"
        {...fieldOf(form, 'department')}
      />
      <PlaceField
        label="Town"
        hint="Start typing and choose a place from the list"
        className="w-full sm:w-80"
        {...fieldOf(form, 'location')}
        onChange={(location) => form.change({ location })}
      />
      <TextField
        label="Postcode (optional)"
        hint="Needed where the place is not in the list. Distances are then measured from here"
        maxLength={10}
        autoComplete="off"
        className="w-40"
        {...fieldOf(form, 'postcode')}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <SelectField
          label="Type"
          options={[
            { value: '', label: 'Select a type' },
            ...typeChoices.map(({ label, values }) => ({ value: values[0] ?? '', label })),
          ]}
          {...fieldOf(form, 'type')}
        />
        <SelectField
          label="Urgency"
          options={[
            { value: '', label: 'Select an urgency' },
            ...urgencyChoices.map(({ alone, values }) => ({ value: values[0] ?? '', label: alone })),
          ]}
          {...fieldOf(form, 'urgency')}
        />
      </div>
    </FormSection>
  );
}
