import { type ChangeEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { type ContactDetails, useOwnDetails } from '../../accounts/use-own-details.ts';
import { type Problem, problemAt } from '../../forms/problem.ts';
import type { SavedValues } from '../../forms/use-form-draft.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface SupplierMessageFieldsProps {
  problems: readonly Problem[];
  kept: SavedValues | undefined;
}

/** Who writes to a supplier, and what. Until something else is typed, or was, it is as the account says. */
export function SupplierMessageFields({ problems, kept }: SupplierMessageFieldsProps) {
  const known = useOwnDetails();
  const [typed, setTyped] = useState<Partial<ContactDetails>>({});
  const own = (name: keyof ContactDetails) => ({
    name,
    value: typed[name] ?? kept?.[name] ?? known[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
    error: problemAt(problems, name),
  });
  return (
    <>
      <TextField label="Full name" autoComplete="name" {...own('name')} />
      <TextField
        label="Email address"
        hint="The supplier does not see it"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...own('email')}
      />
      <TextField label="Phone (optional)" type="tel" autoComplete="tel" {...own('phone')} />
      <TextField label="Organisation (optional)" autoComplete="organization" {...own('organization')} />
      <TextAreaField
        label="Message"
        hint="Do not enter information about health or about patients"
        rows={6}
        name="message"
        defaultValue={kept?.['message']}
        error={problemAt(problems, 'message')}
      />
      <p className="text-sm">
        We pass on all that you enter but your email address. We read it only if you or the supplier report it.{' '}
        <Link to="/privacy-policy#what-is-kept">How we use your information</Link>
      </p>
    </>
  );
}
