/** What the occupations of profiles are called beside a name. 'Other' says nothing there. */
const words: Readonly<Record<string, string>> = {
  nurse: 'Nurse',
  doctor: 'Doctor',
  'healthcare-assistant': 'Healthcare assistant',
  physiotherapist: 'Physiotherapist',
  pharmacist: 'Pharmacist',
  radiographer: 'Radiographer',
  manager: 'Manager',
  admin: 'Administrative staff',
};

/** What an occupation is called; null if none was chosen, or one that says nothing. */
export function occupationWords(role: string): string | null {
  return Object.hasOwn(words, role) ? (words[role] ?? null) : null;
}
