import { Button } from '../ui/Button.tsx';
import type { ButtonVariant } from '../ui/button-classes.ts';

interface SubmitButtonProps {
  label: string;
  /** What it says while the form is on its way. */
  workingLabel: string;
  isWorking: boolean;
  /** Identifies the words that say what the form waits for before it can be sent. */
  waitsFor?: string | undefined;
  variant?: ButtonVariant;
  className?: string;
}

/** Sends a form. While it is on its way the button keeps the focus, does nothing and says what is being done. */
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
