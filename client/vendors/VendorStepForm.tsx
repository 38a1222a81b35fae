import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { CheckedForm } from '../forms/CheckedForm.tsx';
import type { Problem } from '../forms/problem.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { Button } from '../ui/Button.tsx';
import { BusinessStep } from './BusinessStep.tsx';
import { CompanyStep } from './CompanyStep.tsx';
import { DocumentsStep } from './DocumentsStep.tsx';
import { useSavingVendor } from './use-saving-vendor.ts';
import type { Saved } from './VendorWizard.tsx';
import { checkStep } from './vendor-checks.ts';
import { type VendorValues, withStep } from './vendor-values.ts';
import { NOT_SAVED, steps } from './words.ts';

interface VendorStepFormProps {
  step: number;
  title: string;
  /** Whether the heading takes the focus: another step was shown before. */
  takesFocus: boolean;
  values: VendorValues;
  onValues: (values: VendorValues) => void;
  saved: Saved | undefined;
  onSaved: (saved: Saved) => void;
  onStep: (step: number) => void;
  onDirty: (isDirty: boolean) => void;
  onSubmitted: (token: string) => void;
}

/** One step: Next is checked and saved, Previous is neither and loses nothing. */
export function VendorStepForm(props: VendorStepFormProps) {
  const { step, title, takesFocus, values, onValues, saved, onSaved, onStep, onDirty, onSubmitted } = props;
  const waitsId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState(values);
  const saving = useSavingVendor(saved?.token);
  const isLast = step === steps.length;
  const send = async (fields: FormData): Promise<readonly Problem[]> => {
    const filled = withStep(values, step, fields);
    onValues(filled);
    const problems = await checkStep(filled, step, saved?.application.files ?? []);
    if (problems.length > 0) return problems;
    const answer = isLast && saved ? await saving.submit(filled, saved) : await saving.save(filled, step);
    if (answer.problems) return answer.problems;
    if (isLast) {
      onSubmitted(answer.saved.token);
    } else {
      onSaved(answer.saved);
      onStep(step + 1);
    }
    return [];
  };
  const submission = useSubmission({ title, failure: NOT_SAVED, send });
  const { form, problems, isWorking } = submission;
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const onInput = ({ currentTarget }: FormEvent<HTMLDivElement>) => {
    const element = currentTarget.closest('form');
    if (element) setShown(withStep(values, step, new FormData(element)));
    onDirty(true);
  };
  const goBack = (to: number) => {
    if (form.current) onValues(withStep(values, step, new FormData(form.current)));
    onStep(to);
  };
  const waits = waitingFor(shown, step);
  return (
    <CheckedForm submission={submission}>
      <h3 ref={heading} tabIndex={-1} className="text-h3 outline-none">
        Step {step} of {steps.length}: {title}
      </h3>
      <div className="space-y-6" onInput={onInput}>
        {step === 1 && <CompanyStep values={values} problems={problems} />}
        {step === 2 && <BusinessStep values={values} problems={problems} />}
        {isLast && saved && (
          <DocumentsStep
            values={values}
            problems={problems}
            token={saved.token}
            application={saved.application}
            onApplication={(application) => onSaved({ ...saved, application })}
            onStep={goBack}
          />
        )}
      </div>
      {waits && (
        <p id={waitsId} className="text-sm text-ink-2">
          To continue, {waits}.
        </p>
      )}
      <div className="flex flex-wrap gap-4">
        {step > 1 && <Button onClick={() => goBack(step - 1)}>Previous</Button>}
        <SubmitButton
          label={isLast ? 'Submit application' : 'Next'}
          workingLabel={isLast ? 'Submitting...' : 'Saving...'}
          isWorking={isWorking}
          waitsFor={waits ? waitsId : undefined}
          variant={waits ? 'unavailable' : 'primary'}
        />
      </div>
    </CheckedForm>
  );
}

/** What Next waits for, within a sentence; nothing if it can be pressed. */
function waitingFor({ companyName, email, businessType, equipmentCategories }: VendorValues, step: number) {
  if (step === 1 && (companyName === '' || email === '')) return 'enter your company name and email';
  const isBusiness = businessType !== '' && equipmentCategories.length > 0;
  return step === 2 && !isBusiness ? 'select a business type and at least one equipment category' : undefined;
}
