import { type OrganisationRole, organisationRoles } from '../access/members/membership.ts';
import { refuseLongList } from '../queries/filter-values.ts';
import type { FieldChecks } from '../text/field-checks.ts';

/**
 * The new roles of a member, each once and in one order; `checks` collects the problems.
 *
 * @throws ValidationError if there are too many to look at.
 */
export function checkRoles(checks: FieldChecks, given: readonly OrganisationRole[]): OrganisationRole[] {
  refuseLongList('roles', given);
  const roles = organisationRoles.filter((role) => given.includes(role));
  if (roles.length === 0) {
    checks.refuse('roles', 'Select at least one role');
  }
  return roles;
}
