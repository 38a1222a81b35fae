/** More letters are not listened to. */
const LONGEST = 40;

/** What sounds alike in British and medical words, in the order in which it is replaced. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/^(?:p(?=[snt])|[gkm](?=n)|w(?=r))/, ''],
  [/^x/, 's'],
  [/ph/g, 'f'],
  [/sthm/g, 'sm'],
  [/sch/g, 'sk'],
  [/tch/g, 'k'],
  [/dg(?=[eiy])/g, 'j'],
  [/gh/g, ''],
  [/[ao]e/g, 'e'],
  [/sc(?=[eiy])/g, 's'],
  [/t(?=i[ao])/g, 's'],
  [/ck|ch/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c|qu?/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/g(?=[eiy])/g, 'j'],
  [/m[bn]$/, 'm'],
  [/h/g, ''],
  [/(?!^)w/g, ''],
  [/^[aeiouy]+/, 'a'],
  [/(?!^)[aeiouy]+/g, ''],
  [/(.)\1+/g, '$1'],
];

/**
 * A key that words share which sound alike, so that 'rumatology' leads to 'rheumatology' and 'diarrea' to 'diarrhoea'.
 * Vowels count at the beginning only.
 */
export function soundOf(word: string): string {
  return replacements.reduce((sound, [pattern, by]) => sound.replace(pattern, by), word.slice(0, LONGEST));
}
