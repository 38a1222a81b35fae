import { Check } from 'lucide-react';
import { steps } from './words.ts';

interface StepperProps {
  step: number;
  /** Goes back to a step that is done. */
  onStep: (step: number) => void;
}

/** Where one is among the steps: those that are done are buttons, those to come are text. */
export function Stepper({ step, onStep }: StepperProps) {
  return (
    <ol className="mb-6 flex flex-wrap gap-x-6 gap-y-1 border-b border-line pb-3 text-sm">
      {steps.map(({ name }, index) => {
        const number = index + 1;
        const words = `${number} ${name}`;
        return (
          <li
            key={name}
            aria-current={number === step ? 'step' : undefined}
            className={`inline-flex min-h-11 items-center ${number === step ? 'font-bold' : 'text-ink-2'}`}
          >
            {number < step ? (
              <button
                type="button"
                className="inline-flex min-h-11 items-center gap-1.5 text-link underline underline-offset-[0.15em]"
                onClick={() => onStep(number)}
              >
                <Check aria-hidden className="size-4.5" strokeWidth={2} />
                {words}
                <span className="sr-only">, done</span>
              </button>
            ) : (
              words
            )}
          </li>
        );
      })}
    </ol>
  );
}
