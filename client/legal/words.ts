export const PRIVACY_POLICY = 'Privacy policy';
export const TERMS_OF_SERVICE = 'Terms of service';
export const COOKIE_POLICY = 'Cookie policy';
export const ACCESSIBILITY_STATEMENT = 'Accessibility statement';
export const PRINT = 'Print this page';
export const LEGAL_NOT_LOADED = 'The text could not be loaded';
