/**
 * Occupations that people choose among when they sign up, and the one of those who were not
 * asked. None of them grants anything, 'admin' included.
 */
export const occupations = [
  'nurse',
  'doctor',
  'healthcare-assistant',
  'physiotherapist',
  'pharmacist',
  'radiographer',
  'manager',
  'admin',
  'other',
] as const;

export const UNASKED = 'user';
