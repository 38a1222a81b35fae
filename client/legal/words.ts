export const PRIVACY_POLICY = 'Privacy policy';
export const TERMS_OF_SERVICE = 'Terms of service';
export const COOKIE_POLICY = 'Cookie policy';
export const ACCESSIBILITY_STATEMENT = 'Accessibility statement';
export const PRINT = 'Print this page';
export const LEGAL_NOT_LOADED = 'The text could not be loaded';

/** The documented version, and the revision of it that is in force: "2.1.8" reads "Version 2.1, revision 8". */
export function versionWords(version: string): string {
  const [major, minor, revision] = version.split('.');
  return revision ? `Version ${major}.${minor}, revision ${revision}` : `Version ${version}`;
}
