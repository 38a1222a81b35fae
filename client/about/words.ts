export const ABOUT = 'About';
export const COUNTED = 'Counted on this portal';
export const COUNTED_NOTE = 'What stands in the catalogues now.';
export const ABOUT_NOT_LOADED = 'The page could not be loaded';

/** Texts whose wording is fixed: do not edit it. */
export const ILLUSTRATIVE = 'Illustrative figures';
export const CONTACT_US = 'Contact us';
