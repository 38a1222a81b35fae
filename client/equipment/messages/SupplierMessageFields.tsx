import { Link } from 'react-router-dom';
import { type Problem, problemAt } from '../../forms/problem.ts';
import type { SavedValues } from '../../forms/use-form-draft.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface SupplierMessageFieldsProps {
  problems: readonly Problem[];
  kept: SavedValues | undefined;
}

/** Who writes to a supplier, and what. */
export function SupplierMessageFields({ problems, kept }: SupplierMessageFieldsProps) {
  const field = (name: string) => ({ name, defaultValue: kept?.[name] ?? '', error: problemAt(problems, name) });
  return (
    <>
      <TextField label="Full name" autoComplete="name" {...field('name')} />
      <TextField
        label="Email address"
        hint="The supplier does not see it"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <TextField label="Phone (optional)" type="tel" autoComplete="tel" {...field('phone')} />
      <TextField label="Organisation (optional)" autoComplete="organization" {...field('organization')} />
      <TextAreaField
        label="Message"
        hint="Do not enter information about health or about patients"
        rows={6}
        {...field('message')}
      />
      <p className="text-sm">
        We pass on all that you enter but your email address. We read it only if you or the supplier report it.{' '}
        <Link to="/privacy-policy#what-is-kept">How we use your information</Link>
      </p>
    </>
  );
}
