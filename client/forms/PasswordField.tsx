import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { describedBy, Field } from '../ui/Field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Hides the password again: browsers offer to save only hidden fields. */
  isWorking: boolean;
}

/** A password, which can be shown while it is typed. */
export function PasswordField({ label, hint, error, isWorking, ...input }: PasswordFieldProps) {
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const isShown = isWanted && !isWorking;
  const border = error ? 'border-err' : 'border-line-form';
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          id={id}
          {...describedBy({ id, hint, error })}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={`block h-12 w-full rounded-sm border-2 bg-paper pr-28 pl-3 text-sm ${border}`}
          {...input}
        />
        <button
          type="button"
          aria-controls={id}
          aria-label={isShown ? 'Hide password' : 'Show password'}
          aria-disabled={isWorking}
          onClick={() => setWanted(!isWanted)}
          className={`absolute inset-y-0.5 right-0.5 flex w-24 items-center justify-center gap-2 rounded-sm border-l border-line text-sm hover:text-link-hover`}
        >
          <Icon aria-hidden className="size-5" strokeWidth={2} />
          <span className="underline underline-offset-[0.15em]">{isShown ? 'Hide' : 'Show'}</span>
        </button>
      </div>
      <p role="status" className="sr-only">
        {isShown ? 'Your password is visible' : ''}
      </p>
    </Field>
  );
}
