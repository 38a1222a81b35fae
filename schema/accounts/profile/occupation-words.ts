import type { occupations } from './occupations.ts';

const words: Readonly<Record<(typeof occupations)[number], string | null>> = {
  nurse: 'Nurse',
  doctor: 'Doctor',
  'healthcare-assistant': 'Healthcare assistant',
  physiotherapist: 'Physiotherapist',
  pharmacist: 'Pharmacist',
  radiographer: 'Radiographer',
  manager: 'Manager',
  admin: 'Administrative staff',
  other: null,
};

/** What an occupation is called; null where none was chosen, or one that says nothing. */
export function occupationWords(role: string): string | null {
  return Object.hasOwn(words, role) ? words[role as keyof typeof words] : null;
}
