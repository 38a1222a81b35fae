/** Roles of a profile that no post is called by. */
const unspecific: readonly string[] = ['admin', 'other', 'user', ''];

/** What people with a role of the profile call themselves: 'healthcare assistant'; null where the role says too little. */
export function occupationOf(role: string | undefined): string | null {
  return role === undefined || unspecific.includes(role) ? null : role.replaceAll('-', ' ');
}
