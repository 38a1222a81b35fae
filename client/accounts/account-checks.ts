import type { Problem } from '../forms/problem.ts';
import { PASSWORD_HINT } from './words.ts';

const SHORTEST_PASSWORD = 8;
/** A text on both sides of one @, and a dot after it; the server decides whether it is an address. */
const shapeOfEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with an e-mail address as it was typed. */
export function checkEmail(email: string): Problem[] {
  if (email === '') return [{ field: 'email', message: 'Enter your email address' }];
  if (shapeOfEmail.test(email)) return [];
  return [{ field: 'email', message: 'Enter an email address in the correct format, like name@example.com' }];
}

/** What is wrong with a password as it was typed. */
export function checkPassword(password: string, field = 'password'): Problem[] {
  return [...password].length < SHORTEST_PASSWORD ? [{ field, message: PASSWORD_HINT }] : [];
}

const required = [
  ['firstName', 'Enter your first name'],
  ['lastName', 'Enter your last name'],
  ['phone', 'Enter a phone number'],
  ['organization', 'Enter your organisation'],
  ['role', 'Select your role'],
] as const;

/** What is missing of what people tell about themselves. */
export function checkProfile(values: FormData): Problem[] {
  return required.filter(([field]) => textOf(values, field) === '').map(([field, message]) => ({ field, message }));
}

/** What was typed into a field, without the space around it. */
export function textOf(values: FormData, field: string): string {
  return String(values.get(field) ?? '').trim();
}

/** What people tell about themselves, as the graph takes it. */
export function profileOf(values: FormData) {
  return {
    firstName: textOf(values, 'firstName'),
    lastName: textOf(values, 'lastName'),
    phone: textOf(values, 'phone'),
    organization: textOf(values, 'organization'),
    role: textOf(values, 'role'),
  };
}
