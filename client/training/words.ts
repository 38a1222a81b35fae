import type { ItemWords } from '../lists/item-words.ts';

/** Texts whose wording is fixed: do not edit it. */
export const PREVIEW_COURSE = 'Preview Course';
export const ENROLL_NOW = 'Enroll Now';
export const APPLY = 'Apply for Certification';
export const REGISTER_FREE = 'Register Free';

export const JOIN_WAITING_LIST = 'Join the waiting list';

export const TRAINING_CENTRE = 'Training centre';
export const ILLUSTRATIVE = 'Illustrative figures';
export const DOWNLOAD = 'Download';
export const TRAINING_NOT_LOADED = 'The training centre could not be loaded';
export const NOT_DOWNLOADED = 'The download failed';
export const NO_WEBINARS = 'No webinars are planned at the moment.';

/** The parts of the page, in their order. */
export const sections = [
  { id: 'paths', title: 'Training paths' },
  { id: 'certifications', title: 'Certifications' },
  { id: 'webinars', title: 'Upcoming webinars' },
  { id: 'resources', title: 'Resources' },
] as const;

export const openedPathWords: ItemWords = {
  place: TRAINING_CENTRE,
  all: TRAINING_CENTRE,
  loading: 'Loading the outline',
  loaded: 'The outline has loaded',
  failed: 'The outline could not be loaded',
  unknown: 'This training path is not on the portal',
  unknownAdvice: 'Check the address for mistakes. If the path was here before, it has been taken away.',
};

export const certificateWords: ItemWords = {
  place: 'Certificate',
  all: TRAINING_CENTRE,
  loading: 'Loading the certificate',
  loaded: 'The certificate has loaded',
  failed: 'The certificate could not be checked',
  unknown: 'No certificate has this code',
  unknownAdvice: 'Check the address for mistakes. A certificate goes when its holder deletes their account.',
};
