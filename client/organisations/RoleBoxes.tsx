import { CheckboxField } from '../forms/CheckboxField.tsx';
import type { OrganisationRole } from '../generated/graph.generated.ts';
import { ROLES } from './words.ts';

interface RoleBoxesProps {
  legend: string;
  /** Those that are ticked at first. */
  roles?: readonly OrganisationRole[];
  error?: string | undefined;
}

/** What a member is to do for the organisation. */
export function RoleBoxes({ legend, roles = [], error }: RoleBoxesProps) {
  return (
    <fieldset className={error ? 'border-l-4 border-err pl-4' : undefined}>
      <legend className="text-sm font-bold">{legend}</legend>
      {error && (
        <p className="mt-1 text-sm font-bold text-err">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
      <div className="mt-3 space-y-3">
        {ROLES.map(({ role, label }) => (
          <CheckboxField key={role} name="roles" value={role} label={label} defaultChecked={roles.includes(role)} />
        ))}
      </div>
    </fieldset>
  );
}
