import { ROLES } from './words.ts';

/** What somebody does, as the forms name it; empty where they have named nothing that is known. */
export function roleInWords(role: string): string {
  return ROLES.find(({ value }) => value === role)?.label ?? '';
}
