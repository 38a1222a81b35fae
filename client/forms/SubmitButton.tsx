import { Button } from '../ui/Button.tsx';
import type { ButtonVariant } from '../ui/button-classes.ts';

interface SubmitButtonProps {
  label: string;
  /** What it says while the form is on its way. */
  workingLabel: string;
  isWorking: boolean;
  /** The id of the text that says what is missing before the form can be sent. */
  waitsFor?: string | undefined;
  variant?: ButtonVariant;
  className?: string;
}

/** Submits a form. Meanwhile the button keeps the focus, ignores presses and shows the progress. */
export function SubmitButton({
  label,
  workingLabel,
  isWorking,
  waitsFor,
  variant = 'primary',
  className = '',
}: SubmitButtonProps) {
  return (
    <div>
      <Button
        type="submit"
        variant={variant}
        aria-disabled={isWorking || waitsFor !== undefined}
        aria-describedby={waitsFor}
        className={className}
      >
        {isWorking ? workingLabel : label}
      </Button>
      <p role="status" className="sr-only">
        {isWorking ? workingLabel : ''}
      </p>
    </div>
  );
}
