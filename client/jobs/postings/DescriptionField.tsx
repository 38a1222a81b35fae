import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { describedBy, Field } from '../../ui/Field.tsx';
import { Markdown } from '../../ui/Markdown.tsx';
import { FormSection } from './FormSection.tsx';
import { type FormPartProps, fieldOf } from './form-parts.ts';
import { TextTools } from './TextTools.tsx';

const HINT =
  'Leave an empty line between paragraphs. To make a heading, a list or bold words, select the text and use the buttons.';

/** The advertisement, and how the page of the job will show it. */
export function DescriptionField(form: FormPartProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isPreviewed, setPreviewed] = useState(false);
  const { error, ...field } = fieldOf(form, 'description');
  return (
    <FormSection title="Description">
      <Field id={id} label="Job description" hint={HINT} error={error}>
        <TextTools id={id} field={area} onChange={(description) => form.change({ description })} />
        <textarea
          ref={area}
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
