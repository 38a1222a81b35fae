import type { OrganisationRole } from '../generated/graph.generated.ts';

/** The roles in their order, as the boxes of a form and as parts of a sentence. */
export const ROLES: readonly { readonly role: OrganisationRole; readonly label: string; readonly short: string }[] = [
  { role: 'PUBLISH', label: 'Post jobs, read applications and list equipment', short: 'publishes' },
  { role: 'BUY', label: 'Order equipment', short: 'buys' },
  { role: 'MANAGE', label: 'Invite colleagues, change roles and end memberships', short: 'manages members' },
];

export const NOT_CHANGED = 'Your organisation was not changed';
export const NOT_INVITED = 'The invitation was not sent';

const list = new Intl.ListFormat('en-GB');

/** What a member does for the organisation, like "Publishes and buys". */
export function rolesInWords(roles: readonly OrganisationRole[]): string {
  const words = list.format(ROLES.filter(({ role }) => roles.includes(role)).map(({ short }) => short));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The roles that are ticked in a form. */
export function tickedRoles(values: FormData): OrganisationRole[] {
  const ticked = values.getAll('roles');
  return ROLES.map(({ role }) => role).filter((role) => ticked.includes(role));
}
