import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '../ui/notify.ts';
import { keepToken } from './kept-token.ts';
import { Stepper } from './Stepper.tsx';
import { VendorStepForm } from './VendorStepForm.tsx';
import { VENDOR } from './vendor-address.ts';
import { valuesOf } from './vendor-values.ts';
import type { OwnVendorFragment } from './vendors.generated.ts';
import { SUBMITTED, SUBMITTED_TEXT, steps } from './words.ts';

export interface Saved {
  readonly token: string;
  readonly application: OwnVendorFragment;
}

interface VendorWizardProps {
  /** The application that is gone on with; a new one if there is none. */
  saved: Saved | undefined;
  /** Receives whether a step has unsaved values. */
  onDirty: (isDirty: boolean) => void;
  onClose: () => void;
}

/** The form in three steps, each saved on the server before the next. */
export function VendorWizard({ saved: before, onDirty, onClose }: VendorWizardProps) {
  const navigate = useNavigate();
  const [saved, setSaved] = useState(before);
  const [values, setValues] = useState(() => valuesOf(before?.application));
  const [step, setStep] = useState(() => firstStep(before?.application));
  const [hasMoved, setMoved] = useState(false);
  const goTo = (next: number) => {
    setMoved(true);
    setStep(next);
    onDirty(false);
  };
  const onSaved = (next: Saved) => {
    setSaved(next);
    keepToken(next.token);
  };
  const onSubmitted = (token: string) => {
    keepToken(null);
    onDirty(false);
    notify({
      title: SUBMITTED,
      text: SUBMITTED_TEXT,
      action: { label: 'Follow your application', run: () => void navigate(`/equipment?${VENDOR}=${token}`) },
    });
    onClose();
  };
  const reason = saved?.application.state === 'CHANGES_REQUESTED' ? saved.application.decisionReason : null;
  return (
    <>
      <Stepper step={step} onStep={goTo} />
      {reason && (
        <div className="mb-6 border-l-[6px] border-amber bg-amber-tint p-5 text-sm wrap-anywhere">
          <p className="font-bold">What has to change</p>
          <p className="whitespace-pre-line">{reason}</p>
        </div>
      )}
      <VendorStepForm
        key={step}
        step={step}
        title={steps[step - 1]?.title ?? ''}
        takesFocus={hasMoved}
        values={values}
        onValues={setValues}
        saved={saved}
        onSaved={onSaved}
        onStep={goTo}
        onDirty={onDirty}
        onSubmitted={onSubmitted}
      />
    </>
  );
}

/** The step after the last saved one; for requested changes, the first. */
function firstStep(application: OwnVendorFragment | undefined): number {
  return application?.state === 'DRAFT' ? Math.min(application.step + 1, steps.length) : 1;
}
