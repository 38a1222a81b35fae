import { useRef } from 'react';
import { PlaceChoices } from '../../places/PlaceChoices.tsx';
import { PlaceField } from '../../places/PlaceField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { typeChoices, urgencyChoices } from '../job-choices.ts';
import { FormSection } from './FormSection.tsx';
import { type FormPartProps, fieldOf } from './form-parts.ts';

interface PostFieldsProps extends FormPartProps {
  /** Whether title, place and type stay as they are. */
  isFixed: boolean;
}

/** The title and the place of the post. */
export function PostFields({ isFixed, ...form }: PostFieldsProps) {
  return (
    <FormSection title="The job">
      {!isFixed && <TextField label="Job title" maxLength={200} autoComplete="off" {...fieldOf(form, 'title')} />}
      <TextField
        label="Department"
        hint="The department or ward, like Critical care"
        maxLength={200}
        autoComplete="off"
        {...fieldOf(form, 'department')}
      />
      {!isFixed && <PlaceFields {...form} />}
      <div className="grid gap-6 sm:grid-cols-2">
        {!isFixed && (
          <SelectField
            label="Type"
            options={[
              { value: '', label: 'Select a type' },
              ...typeChoices.map(({ label, values }) => ({ value: values[0] ?? '', label })),
            ]}
            {...fieldOf(form, 'type')}
          />
        )}
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

function PlaceFields(form: FormPartProps) {
  const place = useRef<HTMLDivElement>(null);
  const choosePlace = (location: string) => {
    form.change({ location });
    // The button that had the focus is gone.
    place.current?.querySelector('input')?.focus();
  };
  return (
    <>
      <div ref={place}>
        <PlaceField
          label="Town"
          hint="Start typing and choose a place from the list"
          className="w-full sm:w-80"
          {...fieldOf(form, 'location')}
          onChange={(location) => form.change({ location })}
        />
        {form.draft.postcode.trim() === '' && (
          <PlaceChoices typed={form.draft.location} refusal={fieldOf(form, 'location').error} onChoose={choosePlace} />
        )}
      </div>
      <TextField
        label="Postcode (optional)"
        hint="Needed where the place is not in the list. Distances are then measured from here"
        maxLength={10}
        autoComplete="off"
        className="w-40"
        {...fieldOf(form, 'postcode')}
      />
    </>
  );
}
