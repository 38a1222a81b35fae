import { type Problem, problemAt } from '../forms/problem.ts';
import type { SavedValues } from '../forms/use-form-draft.ts';
import { SelectField, type SelectOption } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { OwnProfileFragment } from './own-account.generated.ts';
import { ORGANIZATION_CHANGE, ROLES } from './words.ts';

interface ProfileFieldsProps {
  problems: readonly Problem[];
  /** What is known of the person until now. */
  known?: OwnProfileFragment;
  /** Unsent values of a user without an account. */
  kept?: SavedValues | undefined;
}

/** What people tell about themselves. */
export function ProfileFields({ problems, known, kept }: ProfileFieldsProps) {
  const field = (name: 'firstName' | 'lastName' | 'phone' | 'organization' | 'role') => ({
    name,
    defaultValue: kept?.[name] ?? known?.[name] ?? '',
    error: problemAt(problems, name),
  });
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        className="w-full sm:w-64"
        {...field('phone')}
      />
      <TextField
        label="Organisation"
        hint={known?.access === 'VERIFIED' ? ORGANIZATION_CHANGE : undefined}
        autoComplete="organization"
        {...field('organization')}
      />
      <div className="sm:w-64">
        <SelectField label="Role" options={rolesFor(known?.role)} {...field('role')} />
      </div>
    </>
  );
}

/** A user who came by the API may never have named a role. */
function rolesFor(known: string | undefined): readonly SelectOption[] {
  if (known === undefined) return [{ value: '', label: 'Select your role' }, ...ROLES];
  return ROLES.some(({ value }) => value === known) ? ROLES : [{ value: known, label: 'Not stated' }, ...ROLES];
}
