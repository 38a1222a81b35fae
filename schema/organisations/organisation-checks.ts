import { type OrganisationRole, organisationRoles } from '../access/members/membership.ts';
import { refuseLongList } from '../queries/filter-values.ts';
import type { FieldChecks } from '../text/field-checks.ts';

/**
 * The roles that a member is to have, each once and in one order; `checks` keeps what is wrong with them.
 *
 * @throws ValidationError where there are too many to look at.
 */
export function checkRoles(checks: FieldChecks, given: readonly OrganisationRole[]): OrganisationRole[] {
  refuseLongList('roles', given);
  const roles = organisationRoles.filter((role) => given.includes(role));
  if (roles.length === 0) {
    checks.refuse('roles', 'Select at least one role');
  }
  return roles;
}
