import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { describedBy, Field } from '../../ui/Field.tsx';
import { Markdown } from '../../ui/Markdown.tsx';
import { FormSection } from './FormSection.tsx';
import { type FormPartProps, fieldOf } from './form-parts.ts';

const HINT =
  'Leave an empty line between paragraphs. Begin a heading with ### and an item of a list with a hyphen. Put 2 asterisks on both sides of **bold words**.';

/** The advertisement, and how the page of the job will show it. */
export function DescriptionField(form: FormPartProps) {
  const id = useId();
  const [isPreviewed, setPreviewed] = useState(false);
  const { error, ...field } = fieldOf(form, 'description');
  return (
    <FormSection title="Description">
      <Field id={id} label="Job description" hint={HINT} error={error}>
        <textarea
          id={id}
          rows={12}
          maxLength={20_000}
          {...describedBy({ id, hint: HINT, error })}
          className={`block w-full rounded-sm border-2 bg-paper px-3 py-2 text-sm ${error ? 'border-err' : 'border-line-form'}`}
          {...field}
        />
      </Field>
      <Button
        size="compact"
        aria-expanded={isPreviewed}
        aria-controls={`${id}-preview`}
        onClick={() => setPreviewed(!isPreviewed)}
      >
        {isPreviewed ? 'Hide preview' : 'Show preview'}
      </Button>
      <section
        id={`${id}-preview`}
        hidden={!isPreviewed}
        aria-label="Preview of the job description"
        className="border-l-4 border-line-strong pl-4"
      >
        {isPreviewed &&
          (field.value.trim() ? (
            <Markdown source={field.value} headingLevel={4} />
          ) : (
            <p className="text-sm text-ink-2">There is no description yet.</p>
          ))}
      </section>
    </FormSection>
  );
}
